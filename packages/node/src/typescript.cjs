// Lets `require` load the TypeScript of our packages, also where they are installed. A dynamic import() does not.
const { Module } = require('node:module')

const extensions = /** @type {{ _extensions: Record<string, unknown> }} */ (/** @type {unknown} */ (Module))._extensions
const loadJavaScript = extensions['.js']
require('tsx/cjs/api').register()
// tsx would read the text of every file in JavaScript first, which takes Gatsby a second of processor time.
extensions['.js'] = loadJavaScript
// tsx turns them on. Node would read those of Gatsby's 3,000 files too.
process.setSourceMapsEnabled(false)
