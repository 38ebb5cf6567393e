import picomatch from 'picomatch'
import { collections, type CollectionName } from '../content.config'
import { publishedOf } from '../lib/content-path'

const matchers = Object.entries(collections).map(([name, { source }]) => ({
  name: name as CollectionName,
  matches: picomatch(
    source.filter((glob) => !glob.startsWith('!')),
    {
      ignore: source.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
    },
  ),
}))

/** The collection that a file below `content/` belongs to. A draft belongs to the collection of the file that it replaces. */
export function findCollection(file: string): CollectionName | undefined {
  const published = publishedOf(file)
  return matchers.find(({ matches }) => matches(published))?.name
}
