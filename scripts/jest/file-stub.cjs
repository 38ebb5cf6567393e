// The URL of an imported font or picture.
module.exports = 'file-stub'
