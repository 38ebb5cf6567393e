import picomatch from 'picomatch'
import { collections, type CollectionName } from '../content.config'

const matchers = Object.entries(collections).map(([name, { source }]) => ({
  name: name as CollectionName,
  matches: picomatch(
    source.filter((glob) => !glob.startsWith('!')),
    {
      ignore: source.filter((glob) => glob.startsWith('!')).map((glob) => glob.slice(1)),
    },
  ),
}))

/** The collection that a file below `content/` belongs to. */
export const findCollection = (file: string): CollectionName | undefined =>
  matchers.find(({ matches }) => matches(file))?.name
