const { existsSync } = require('node:fs')
const { dirname, join } = require('node:path')

/** Matches text that may be a relative link to a file below `content/`. */
const LINKED_FILE = /(?<=["'`(\s:])(?![a-z]+:|\/)[^\s"'`()[\]#?]+\.\w+(?=["'`)#?\s]|$)/gim

/**
 * Makes an MDX module depend on the files that it links to. The module contains the paths of pages, which depend on their front matter, and the
 * paths of downloads, which depend on their content.
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
module.exports = function addLinkedFiles(source) {
  for (const [url] of source.matchAll(LINKED_FILE)) {
    const file = join(dirname(this.resourcePath), decode(url))
    if (/\.mdx?$/i.test(file) || existsSync(file)) this.addDependency(file)
  }
  return source
}

/** @param {string} url */
function decode(url) {
  try {
    return decodeURIComponent(url)
  } catch {
    return url
  }
}
