// Builds reuse these folders. public/ also keeps files of earlier builds for open tabs.
const FOLDERS = ['.cache', 'public']

/** @typedef {{ utils: { cache: Record<'restore' | 'save', (folders: string[]) => Promise<boolean>> } }} Build */

module.exports = {
  /** @param {Build} build */
  onPreBuild: ({ utils }) => utils.cache.restore(FOLDERS),
  /** @param {Build} build */
  onPostBuild: ({ utils }) => utils.cache.save(FOLDERS),
}
