// Stands for the address of an imported font or picture.
module.exports = 'file-stub'
