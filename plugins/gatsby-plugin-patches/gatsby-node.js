require('@galley/node/typescript')
module.exports = require('./node-hooks')
