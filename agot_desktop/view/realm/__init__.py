"""The board game on the screen: the map, its pieces, battles, the hostage dialog and the hostage desk."""
