"""Other packages' games beside ours: one file for each package, run by `./do bench peers` only."""
