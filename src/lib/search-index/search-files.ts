/** Folder of the files that searches read; all of it is for programs. */
export const SEARCH_FOLDER = '/api/search'

/** Folder of the files whose names change with their content. */
export const SEARCH_INDEX_FOLDER = `${SEARCH_FOLDER}/index`

/** Says which file opens the index of each area; asked for anew by every visit. */
export const SEARCH_MANIFEST_PATH = `${SEARCH_FOLDER}/areas.json`

/** The `AreaIndex` of each area, by the area's name: a path whose file never changes. */
export type SearchManifest = Record<string, string>

/** What a search needs of an area at first: pages and headings, and where the rest is. Sections count in the order they stand in, page after page. */
export interface AreaIndex {
  pages: PackedPages
  /** Titles of the folders that pages stand in, outermost first; pages name them by their place. */
  folders: string[][]
  /** The words of the texts, cut into files of about one size: each holds those from its first word to the next one's. In the order of words. */
  shards: IndexSlice[]
  /** The same words alone, cut by their beginnings, for words that are not spelled right. */
  vocabulary: IndexSlice[]
}

export interface IndexedPage {
  path: string
  title: string
  /** Place in `folders`. */
  folder: number
  /** Drawn before it instead of the area's. */
  icon?: string
  /** Words it is found by though it does not say them. */
  keywords?: string[]
  /** How much more it counts than others; 1 where it is missing. */
  boost?: number
  /** Its headings in their order; the opening comes before them. */
  headings: IndexedHeading[]
}

/** Pages in columns, which compress better than one after the other. */
export interface PackedPages {
  /** One a line. */
  paths: string
  /** One a line. */
  titles: string
  folders: number[]
  /** The headings of each page, one a line without its level. */
  headings: string[]
  /** The levels of each page's headings, a digit each. */
  levels: string[]
  /** What few pages have, by their places. */
  others: Record<string, Pick<IndexedPage, 'icon' | 'keywords' | 'boost'>>
}

/** Puts pages into columns. */
export const packPages = (pages: readonly IndexedPage[]): PackedPages => ({
  paths: pages.map(({ path }) => path).join('\n'),
  titles: pages.map(({ title }) => title).join('\n'),
  folders: pages.map(({ folder }) => folder),
  headings: pages.map(({ headings }) => headings.map(writeHeading).join('\n')),
  levels: pages.map(({ headings }) => headings.map(({ level }) => level).join('')),
  others: Object.fromEntries(
    pages.flatMap(({ path: _path, title: _title, folder: _folder, headings: _headings, ...others }, place) =>
      Object.keys(others).length > 0 ? [[place, others]] : [],
    ),
  ),
})

/** Takes pages out of their columns. */
export function unpackPages({ paths, titles, folders, headings, levels, others }: PackedPages): IndexedPage[] {
  const allTitles = titles.split('\n')
  const allPaths = paths.split('\n')
  const lines = headings.map((text) => text.split('\n'))
  return folders.map((folder, place) => ({
    path: allPaths[place]!,
    title: allTitles[place]!,
    folder,
    headings: Array.from(levels[place]!, (level, index) => readHeading(Number(level), lines[place]![index]!)),
    ...others[place],
  }))
}

/** A file of words, or of postings, that starts with a word. */
export interface IndexSlice {
  from: string
  /** Path of the file; it never changes. */
  file: string
}

/** Words of one slice in their order, each with the sections whose text says it and those whose code does: differences between their numbers. */
export type IndexShard = [term: string, text: number[], code?: number[]][]

/** The words of a slice in their order. */
export type IndexVocabulary = string[]

/** The texts of a page, for excerpts: those of its opening and of each heading, in their order. */
export type PageTexts = { text: string; code?: string }[]

/** Where the texts of a page are. They may be newer than the index, and are asked for anew. */
export const pageTextsPath = (path: string) => `${SEARCH_FOLDER}/text${path === '/' ? '/index' : path}.json`

/** The anchor that a heading has where nothing else decides it; the rule of github-slugger for all but rare signs. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')

/** What the index keeps of a heading. */
export interface IndexedHeading {
  level: number
  title: string
  anchor: string
}

/** The text of a heading, and behind a tab its anchor where `anchorOf` gives another. */
const writeHeading = ({ title, anchor }: IndexedHeading) => `${title}${anchor === anchorOf(title) ? '' : `\t${anchor}`}`

function readHeading(level: number, line: string): IndexedHeading {
  const [title = '', anchor = anchorOf(title)] = line.split('\t')
  return { level, title, anchor }
}

/** Numbers that rise, as differences, which compress better. */
export const toDifferences = (numbers: readonly number[]) =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0))

/** Turns differences into numbers again. */
export function fromDifferences(differences: readonly number[]): number[] {
  let sum = 0
  return differences.map((difference) => (sum += difference))
}
