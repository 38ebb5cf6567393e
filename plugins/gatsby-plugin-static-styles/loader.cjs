const { readFileSync } = require('node:fs')
const { join, relative } = require('node:path')

/**
 * Replaces a module by the file that has its path in `folder`.
 * @this {import('@rspack/core').LoaderContext<{ folder: string }>}
 */
module.exports = function replaceModule() {
  const file = join(this.getOptions().folder, relative(this.rootContext, this.resourcePath))
  this.addDependency(file)
  return readFileSync(file, 'utf8')
}
