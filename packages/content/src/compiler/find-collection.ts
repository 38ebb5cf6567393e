import { pathOf, publishedOf } from '@galley/core/content-path'
import { isLeftOut, listAreaPaths } from '@galley/core/route-table'
import { inFirstLanguage } from '@galley/core/translations'
import { isBelow } from '@galley/core/url-path'
import { inCurrentFolder } from '@galley/core/versions'
import { collections, type CollectionName, disabledAreas, routes } from '@galley/site/collections'
import picomatch from 'picomatch'

const matchers = Object.entries(collections).map(([name, { source }]) => ({
  name: name as CollectionName,
  matches: picomatch(
    source.filter((glob) => !glob.startsWith('!')),
    {
      ignore: source.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
    },
  ),
}))

const areas = listAreaPaths(routes).map((path) => ({
  path,
  isOpen: !disabledAreas.some((disabled) => isBelow(path, disabled)),
}))

/** True for a file below `content/` in an area of `disabledAreas`. The site does not use such a file. */
export const isDisabled = (file: string) => isLeftOut(pathOf(inFirstLanguage(file).replace(/\.\w+$/, '')), areas)

/**
 * Returns the collection of a file below `content/`. A draft belongs to the collection of the file that it replaces, and a file of another version to
 * the collection that the file has in the current version. A translation belongs to the collection of its original.
 */
export function findCollection(file: string): CollectionName | undefined {
  if (isDisabled(file)) return undefined
  const published = inCurrentFolder(inFirstLanguage(publishedOf(file)))
  return matchers.find(({ matches }) => matches(published))?.name
}
