"""What `./do bench` measures, each in a file of its own."""
