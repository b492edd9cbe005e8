/** In place of the package `object.entries`: 6 kB to check for what every browser has. */
module.exports = Object.entries
