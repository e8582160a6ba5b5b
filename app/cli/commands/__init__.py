"""One module a command, each with `run(arguments) -> int`. None is imported before it is asked for."""
