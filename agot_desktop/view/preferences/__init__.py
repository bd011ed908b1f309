"""The settings of the program in one dialog."""
