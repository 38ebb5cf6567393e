import {
  type AreaIndex,
  type IndexedPage,
  type IndexShard,
  anchorOf,
  listTerms,
  measureText,
  packPages,
  pageTextsPath,
  SEARCH_FOLDER,
  SEARCH_MANIFEST_PATH,
  toDifferences,
} from '@galley/core/search-index'
import { answerWith } from '@galley/testing/answer.fixture'

/** A page of a test. Each heading is `[name, text, code]`. The name is the level and title, such as "2Use", optionally followed by a tab and the anchor. */
export interface FixturePage extends Partial<Omit<IndexedPage, 'headings' | 'folder' | 'lengths'>> {
  path: string
  title: string
  text?: string
  folders?: string[]
  headings?: [heading: string, text?: string, code?: string][]
}

function readHeading(heading: string) {
  const [title = '', anchor = anchorOf(title)] = heading.slice(1).split('\t')
  return { level: Number(heading[0]), title, anchor }
}

/** Returns the files of an index by their paths. Each word has a separate file, so that tests can see which files are read. */
export function indexPages(areas: Record<string, FixturePage[]>): Map<string, string> {
  const files = new Map<string, string>()
  const add = (path: string, content: unknown) => {
    files.set(path, JSON.stringify(content))
    return path
  }
  const manifest = Object.entries(areas).map(([area, pages]) => {
    const sections = pages.flatMap(({ text = '', headings = [] }) => [
      { text, code: '' },
      ...headings.map(([, text = '', code = '']) => ({ text, code })),
    ])
    const terms = [...new Set(sections.flatMap(({ text, code }) => listTerms(`${text} ${code}`)))].sort()
    const saying = (field: 'text' | 'code', term: string) =>
      toDifferences(sections.flatMap((section, number) => (listTerms(section[field]).includes(term) ? [number] : [])))
    for (const { path, text = '', headings = [] } of pages)
      add(pageTextsPath(path), [{ text }, ...headings.map(([, text = '', code]) => ({ text, code }))])
    const index: AreaIndex = {
      pages: packPages(
        pages.map(({ text = '', folders: _, headings = [], ...page }, folder) => ({
          ...page,
          folder,
          lengths: [{ text, code: '' }, ...headings.map(([, text = '', code = '']) => ({ text, code }))].map(
            measureText,
          ),
          headings: headings.map(([heading]) => readHeading(heading)),
        })),
      ),
      folders: pages.map(({ folders = [] }) => folders),
      shards: terms.map((term) => ({
        from: term,
        file: add(`${SEARCH_FOLDER}/${area}-words-${term}.json`, [
          [term, saying('text', term), saying('code', term)],
        ] satisfies IndexShard),
      })),
      vocabulary:
        terms.length > 0 ? [{ from: terms[0]!, file: add(`${SEARCH_FOLDER}/${area}-vocabulary.json`, terms) }] : [],
    }
    return [area, add(`${SEARCH_FOLDER}/${area}.json`, index)]
  })
  add(SEARCH_MANIFEST_PATH, Object.fromEntries(manifest))
  return files
}

/** Serves files and records requests. A missing file is a 404, an `Error` a network failure. */
export function serveIndex(files: ReadonlyMap<string, string | Error>) {
  const fetched: string[] = []
  const fetch = async (path: string) => {
    fetched.push(path)
    const file = files.get(path)
    if (file instanceof Error) throw file
    return answerWith(file ?? '', file === undefined ? 404 : 200)
  }
  return { fetch, fetched }
}
