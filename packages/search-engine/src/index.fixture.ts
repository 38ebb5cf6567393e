import {
  type AreaIndex,
  type IndexedPage,
  type IndexShard,
  anchorOf,
  listPostings,
  measureText,
  packPages,
  pageTextsPath,
  SEARCH_FOLDER,
  SEARCH_MANIFEST_PATH,
  type SearchDocument,
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

const listSections = ({ path, title, text = '', headings = [] }: FixturePage): SearchDocument[] => [
  { path, title, level: 1, anchor: '', text, code: '' },
  ...headings.map(([heading, text = '', code = '']) => ({ path, ...readHeading(heading), text, code })),
]

/** Returns the files of an index by their paths. Each word has a separate file, so that tests can see which files are read. */
export function indexPages(areas: Record<string, FixturePage[]>): Map<string, string> {
  const files = new Map<string, string>()
  const add = (path: string, content: unknown) => {
    files.set(path, JSON.stringify(content))
    return path
  }
  const manifest = Object.entries(areas).map(([area, pages]) => {
    const shard = listPostings(pages.flatMap(listSections))
    for (const { path, text = '', headings = [] } of pages)
      add(pageTextsPath(path), [{ text }, ...headings.map(([, text = '', code]) => ({ text, code }))])
    const index: AreaIndex = {
      pages: packPages(
        pages.map(({ text = '', folders: _, headings = [], ...page }, folder) => ({
          ...page,
          folder,
          lengths: listSections({ ...page, text, headings }).map(measureText),
          headings: headings.map(([heading]) => readHeading(heading)),
        })),
      ),
      folders: pages.map(({ folders = [] }) => folders),
      shards: shard.map((entry) => ({
        from: entry[0],
        file: add(`${SEARCH_FOLDER}/${area}-words-${entry[0]}.json`, [entry] satisfies IndexShard),
      })),
      vocabulary: shard.slice(0, 1).map(([from]) => ({
        from,
        file: add(
          `${SEARCH_FOLDER}/${area}-vocabulary.json`,
          shard.map(([term]) => term),
        ),
      })),
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
