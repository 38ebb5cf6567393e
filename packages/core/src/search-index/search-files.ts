/** The path prefix of the search files. */
export const SEARCH_FOLDER = '/api/search'

/** The path prefix of the files with a content hash in their name. */
export const SEARCH_INDEX_FOLDER = `${SEARCH_FOLDER}/index`

/** Path of the search manifest. Every visit loads it again. */
export const SEARCH_MANIFEST_PATH = `${SEARCH_FOLDER}/areas.json`

/** The path of each area's `AreaIndex`, by the area's name. The file at a path never changes. */
export type SearchManifest = Record<string, string>

/** The first file of an area's index: its pages and headings, and the paths of the other files. Sections are numbered in the order of the pages. */
export interface AreaIndex {
  pages: PackedPages
  /** Titles of the folders of pages, outermost first. Pages refer to them by index. */
  folders: string[][]
  /** The terms, sorted and split into files of similar size. A file has the terms from its first one to that of the next file. */
  shards: IndexSlice[]
  /** The same terms without their sections, for misspelled words. */
  vocabulary: IndexSlice[]
}

export interface IndexedPage {
  path: string
  title: string
  /** Index in `folders`. */
  folder: number
  /** Shown instead of the icon of its area. */
  icon?: string
  /** The factor by which it ranks higher. @default 1 */
  boost?: number
  /** Whether it has a date, as articles and news have. */
  isDated?: boolean
  /** How long the text of each section is, that of the opening first: see `measureText`. */
  lengths: number[]
  /** The words of the links that lead to each section, in the order of `lengths`. */
  links?: string[]
  /** Words that find each section although its text does not contain them, in the same order. */
  keywords?: string[][]
  /** Its headings in their order, without the opening. */
  headings: IndexedHeading[]
}

/** Pages as columns, which compress better than a list of pages. */
export interface PackedPages {
  /** One path in each line. */
  paths: string
  /** One title in each line. */
  titles: string
  folders: number[]
  /** The headings of each page, one in each line, without their levels. */
  headings: string[]
  /** The levels of each page's headings, one digit for each. */
  levels: string[]
  /** Whether each page has a date, one digit for each. */
  dated: string
  /** The lengths of all sections, one digit for each. */
  lengths: string
  /** The words of the links to each page, one line for each section; empty where there are none. */
  links: string[]
  /** The keywords of each page, one line for each section, with tabs between them; empty where there are none. */
  keywords: string[]
  /** Fields that few pages have, by the index of the page. */
  others: Record<string, Pick<IndexedPage, 'icon' | 'boost'>>
}

/** Converts pages to columns. */
export const packPages = (pages: readonly IndexedPage[]): PackedPages => ({
  paths: pages.map(({ path }) => path).join('\n'),
  titles: pages.map(({ title }) => title).join('\n'),
  folders: pages.map(({ folder }) => folder),
  headings: pages.map(({ headings }) => headings.map(writeHeading).join('\n')),
  levels: pages.map(({ headings }) => headings.map(({ level }) => level).join('')),
  dated: pages.map(({ isDated }) => (isDated ? '1' : '0')).join(''),
  lengths: pages.flatMap(({ lengths }) => lengths).join(''),
  links: pages.map(({ links = [] }) => links.join('\n')),
  keywords: pages.map(({ keywords = [] }) => keywords.map(writeKeywords).join('\n')),
  others: Object.fromEntries(
    pages.flatMap(({ icon, boost }, index) => {
      const others = { ...(icon && { icon }), ...(boost !== undefined && { boost }) }
      return Object.keys(others).length > 0 ? [[index, others]] : []
    }),
  ),
})

/** Converts columns to pages. */
export function unpackPages({
  paths,
  titles,
  folders,
  headings,
  levels,
  dated,
  lengths,
  links,
  keywords,
  others,
}: PackedPages): IndexedPage[] {
  const allTitles = titles.split('\n')
  const allPaths = paths.split('\n')
  const lines = headings.map((text) => text.split('\n'))
  let opening = 0
  return folders.map((folder, index) => {
    const start = opening
    opening += 1 + levels[index]!.length
    return {
      path: allPaths[index]!,
      title: allTitles[index]!,
      folder,
      ...(dated[index] === '1' && { isDated: true }),
      lengths: Array.from(lengths.slice(start, opening), Number),
      ...(links[index] && { links: links[index].split('\n') }),
      ...(keywords[index] && { keywords: keywords[index].split('\n').map(readKeywords) }),
      headings: Array.from(levels[index]!, (level, line) => readHeading(Number(level), lines[index]![line]!)),
      ...others[index],
    }
  })
}

const writeKeywords = (keywords: readonly string[]) => keywords.map((one) => one.replace(/\s+/g, ' ')).join('\t')
const readKeywords = (line: string) => (line === '' ? [] : line.split('\t'))

const LETTERS_OF_ONE = 32
const MAX_LENGTH = 9

/** How long a text is, in doublings from 32 letters on, as one digit; half of a code block counts. */
export const measureText = ({ text, code }: { text: string; code: string }) =>
  Math.min(Math.round(Math.log2(1 + (text.length + code.length / 2) / LETTERS_OF_ONE)), MAX_LENGTH)

/** A file with terms, or with terms and their sections, and its first term. */
export interface IndexSlice {
  from: string
  /** Path of the file; it never changes. */
  file: string
}

/** The terms of a slice, each with the sections that have it in their text, and in their code: differences between their numbers. */
export type IndexShard = [term: string, text: number[], code?: number[]][]

/** The terms of a slice in their order. */
export type IndexVocabulary = string[]

/** The texts of a page, for excerpts: those of its opening and of each heading, in their order. */
export type PageTexts = { text: string; code?: string }[]

/** Path of a page's texts. Browsers check for a newer version, which may be newer than the index. */
export const pageTextsPath = (path: string) => `${SEARCH_FOLDER}/text${path === '/' ? '/index' : path}.json`

/** The default anchor of a heading: the rule of github-slugger, except for rare characters. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')

/** A heading in the index. */
export interface IndexedHeading {
  level: number
  title: string
  anchor: string
}

/** The text of a heading, then a tab and its anchor where that differs from `anchorOf`. */
const writeHeading = ({ title, anchor }: IndexedHeading) => `${title}${anchor === anchorOf(title) ? '' : `\t${anchor}`}`

function readHeading(level: number, line: string): IndexedHeading {
  const [title = '', anchor = anchorOf(title)] = line.split('\t')
  return { level, title, anchor }
}

/** Converts rising numbers to differences, which compress better. */
export const toDifferences = (numbers: readonly number[]) =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0))

/** Converts differences back to numbers. */
export function fromDifferences(differences: readonly number[]): number[] {
  let sum = 0
  return differences.map((difference) => (sum += difference))
}
