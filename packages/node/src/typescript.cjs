// Lets `require` load the TypeScript of Galley's packages, even installed ones. A dynamic import() does not.
const { Module } = require('node:module')

const extensions = /** @type {{ _extensions: Record<string, unknown> }} */ (/** @type {unknown} */ (Module))._extensions
const loadJavaScript = extensions['.js']
require('tsx/cjs/api').register()
// tsx would read every JavaScript file first, which takes Gatsby a second of processor time.
extensions['.js'] = loadJavaScript
// tsx enables source maps. Node would also read the maps of Gatsby's 3,000 files.
process.setSourceMapsEnabled(false)
