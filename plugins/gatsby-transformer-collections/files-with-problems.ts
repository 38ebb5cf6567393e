import { type CompiledFile, findCollection, placeFile, type PlacedFile } from '../../src/compiler'
import { collections } from '../../src/content.config'
import type { PlacedLink } from '../../src/lib/content-compiler'
import { readContentPath } from '../../src/lib/content-path'
import type { ContentProblem } from '../../src/lib/content-source'

/** The node type of files with problems. Other plugins ask for it too. */
export const TYPE_NAME = 'FileWithProblems'

/** A content file with problems, as a node: what is wrong with it, and what is known of its page all the same. */
export function describeFiles(
  problems: readonly ContentProblem[],
  failed: ReadonlyMap<string, CompiledFile>,
  entries: ReadonlyMap<string, PlacedFile>,
) {
  const paths = new Set([...entries.values()].filter(isPage).map(({ key }) => key))
  const files = new Map<string, ContentProblem[]>()
  for (const problem of problems) files.set(problem.file, [...(files.get(problem.file) ?? []), problem])
  return [...files].map(([shown, own]) => {
    const file = shown.replace(/^content\//, '')
    const fields = failed.get(file)?.fields
    const collection = findCollection(file)
    const entry = entries.get(file)
    const now = collection && fields ? placeFile(file, collection, fields, 'broken') : entry
    const known = [entry, now].flatMap((place) => (place && isPage(place) ? [place.key] : []))
    const path = known[0] ?? null
    const place = readContentPath(collection ?? '', file)
    return {
      // What a page in navigation has.
      title: typeof fields?.['title'] === 'string' ? fields['title'] : place.title,
      stem: place.stem,
      sortKey: place.sortKey,
      description: '',
      navigation: true,
      meta: {},
      sections: [],
      id: `problems/${file}`,
      file: shown,
      collection: collection ?? null,
      path,
      /** Where links to its page may lead: its last good version may be elsewhere. */
      paths: [...new Set(known)],
      placedLinks: (fields?.['placedLinks'] ?? []) as PlacedLink[],
      isBroken: fields !== undefined,
      hasPage: path !== null && paths.has(path),
      problems: own,
    }
  })
}

const isPage = ({ collection }: PlacedFile) => collections[collection].kind === 'page'
