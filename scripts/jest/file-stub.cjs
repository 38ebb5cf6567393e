// The URL of an imported font or image.
module.exports = 'file-stub'
