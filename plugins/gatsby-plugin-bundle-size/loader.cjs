/**
 * Replaces a module by the source of its query.
 * @this {import('@rspack/core').LoaderContext<{ sources: Record<string, string> }>}
 */
module.exports = function replaceModule() {
  return this.getOptions().sources[this.resourceQuery]
}
