// Gatsby compiles its configuration and plugins with Parcel, which minifies them for nobody: half of that time, and unreadable stacks.
module.exports = { compress: false, mangle: false }
