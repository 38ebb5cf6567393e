const { existsSync } = require('node:fs')
const { dirname, join } = require('node:path')

/** Matches URLs that can be relative links to a file below `content/`. */
const LINKED_FILE = /(?<=["'`(\s:])(?![a-z]+:|\/)[^\s"'`()[\]#?]+\.\w+(?=["'`)#?\s]|$)/gim

/**
 * Makes an MDX module depend on the files that it links to: the front matter of a page and the content of a download change the paths that are
 * compiled into the module.
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
