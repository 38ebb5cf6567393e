const { dirname, join } = require('node:path')

/** Matches URLs that can be relative links to a content file. */
const LINKED_FILE = /(?<=["'`(\s:])(?![a-z]+:|\/)[^\s"'`()[\]]+?\.mdx?(?=["'`)#?\s]|$)/gim

/**
 * Makes an MDX module depend on the content files that it links to: their front matter can change the paths that are compiled into it.
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 */
module.exports = function addLinkedFiles(source) {
  for (const [url] of source.matchAll(LINKED_FILE)) this.addDependency(join(dirname(this.resourcePath), url))
  return source
}
