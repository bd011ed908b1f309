"""The subcommands of the command line, one module each; none of them imports Qt."""
