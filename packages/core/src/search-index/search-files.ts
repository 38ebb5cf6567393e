/** Path prefix of all search files. */
export const SEARCH_FOLDER = '/api/search'

/** Path prefix of the search files with a content hash in their name. */
export const SEARCH_INDEX_FOLDER = `${SEARCH_FOLDER}/index`

/** Path of the search manifest. Browsers revalidate it on every visit. */
export const SEARCH_MANIFEST_PATH = `${SEARCH_FOLDER}/areas.json`

/** Path of each area's `AreaIndex`, by the name of the area. The file at a path never changes. */
export type SearchManifest = Record<string, string>

/** First file of an area's index: pages, headings and the paths of the other files. Sections are numbered in the order of the pages. */
export interface AreaIndex {
  pages: PackedPages
  /** Lists of folder titles, outermost first. Pages refer to a list by index. */
  folders: string[][]
  /** Sorted terms, split into files of similar size. A file has the terms from its own `from` up to `from` of the next file. */
  shards: IndexSlice[]
  /** The same terms without their sections, to find similar terms for misspelled words. */
  vocabulary: IndexSlice[]
}

export interface IndexedPage {
  path: string
  title: string
  /** Index in `folders`. */
  folder: number
  /** Icon that replaces the icon of the area. */
  icon?: string
  /** Factor for the rank of the page. @default 1 */
  boost?: number
  /** True if the page has a date, such as an article. */
  isDated?: boolean
  /** Length of each section's text, as `measureText` returns it, starting with the opening. */
  lengths: number[]
  /** Words of the links to each section, in the order of `lengths`. */
  links?: string[]
  /** The number of other pages with links to this page, as `toDigit` returns it. @default 0 */
  popularity?: number
  /** Words that find each section although its text does not contain them, in the order of `lengths`. */
  keywords?: string[][]
  /** Headings of the page in order, without the opening. */
  headings: IndexedHeading[]
}

/** Pages as columns, which compress better than a list of pages. */
export interface PackedPages {
  /** Paths of the pages, one per line. */
  paths: string
  /** Titles of the pages, one per line. */
  titles: string
  folders: number[]
  /** Headings of each page without their levels, one per line. */
  headings: string[]
  /** Levels of each page's headings, one digit per heading. */
  levels: string[]
  /** "1" for each page with a date, "0" for each page without. */
  dated: string
  /** Popularity of the pages, one digit per page. */
  popularity: string
  /** Lengths of all sections, one digit per section. */
  lengths: string
  /** Words of the links to each page, one line per section; "" for a page without links. */
  links: string[]
  /** Keywords of each page, one line per section, separated by tabs; "" for a page without keywords. */
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
  popularity: pages.map(({ popularity = 0 }) => popularity).join(''),
  lengths: pages.flatMap(({ lengths }) => lengths).join(''),
  links: pages.map(({ links = [] }) => joinLines(links)),
  keywords: pages.map(({ keywords = [] }) => joinLines(keywords.map(writeKeywords))),
  others: Object.fromEntries(
    pages.flatMap(({ icon, boost }, index) =>
      icon !== undefined || boost !== undefined ? [[index, { icon, boost }]] : [],
    ),
  ),
})

/** Converts columns to pages. */
export function unpackPages({ folders, levels, lengths, others, ...packed }: PackedPages): IndexedPage[] {
  const titles = packed.titles.split('\n')
  const paths = packed.paths.split('\n')
  let opening = 0
  return folders.map((folder, index) => {
    const start = opening
    opening += 1 + levels[index]!.length
    const headings = packed.headings[index]!.split('\n')
    const links = packed.links[index]!
    const keywords = packed.keywords[index]!
    return {
      path: paths[index]!,
      title: titles[index]!,
      folder,
      isDated: packed.dated[index] === '1' || undefined,
      popularity: Number(packed.popularity[index]) || undefined,
      lengths: Array.from(lengths.slice(start, opening), Number),
      links: links === '' ? undefined : links.split('\n'),
      keywords: keywords === '' ? undefined : keywords.split('\n').map(readKeywords),
      headings: Array.from(levels[index]!, (level, line) => readHeading(Number(level), headings[line]!)),
      ...others[index],
    }
  })
}

/** Joins lines. Returns "" if all lines are empty. */
const joinLines = (lines: readonly string[]) => lines.join('\n').replace(/^\n+$/, '')

const writeKeywords = (keywords: readonly string[]) => keywords.map((one) => one.replace(/\s+/g, ' ')).join('\t')
const readKeywords = (line: string) => (line === '' ? [] : line.split('\t'))

const LETTERS_OF_ONE = 32
const MAX_DIGIT = 9

/** Returns the length of a text as one digit on a logarithmic scale: 1 for 32 characters, 2 for 96, and so on. Code counts half. */
export const measureText = ({ text, code }: { text: string; code: string }) =>
  toDigit((text.length + code.length / 2) / LETTERS_OF_ONE)

/** Returns an amount, such as a number of links, as one digit on a logarithmic scale: 1 for 1, 2 for 3, 3 for 7, and so on. */
export const toDigit = (amount: number) => Math.min(Math.round(Math.log2(1 + amount)), MAX_DIGIT)

/** A file that contains a range of the terms of the index. */
export interface IndexSlice {
  /** First term in the file. */
  from: string
  /** Path of the file, whose content never changes. */
  file: string
}

/**
 * Terms of a slice. Each term has the numbers of the sections with the term in their text, and in their code only, in the form of `toDifferences`.
 * An empty list of code is left out.
 */
export type IndexShard = [term: string, text: number[], code?: number[]][]

/** Texts of a page's sections, for excerpts, starting with the opening. */
export type PageTexts = { text: string; code?: string }[]

/** Returns the path of a page's texts. Browsers revalidate the file, so it may be newer than the index. */
export const pageTextsPath = (path: string) => `${SEARCH_FOLDER}/text${path === '/' ? '/index' : path}.json`

/** Returns the default anchor of a heading. Same result as github-slugger, except for rare characters. */
export const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc} -]/gu, '')
    .replaceAll(' ', '-')

export interface IndexedHeading {
  level: number
  title: string
  anchor: string
}

/** Writes the text of a heading. If the anchor is not the default anchor, a tab and the anchor follow. */
const writeHeading = ({ title, anchor }: IndexedHeading) => `${title}${anchor === anchorOf(title) ? '' : `\t${anchor}`}`

function readHeading(level: number, line: string): IndexedHeading {
  const [title = '', anchor = anchorOf(title)] = line.split('\t')
  return { level, title, anchor }
}

/** Converts ascending numbers to differences, which compress better. */
export const toDifferences = (numbers: readonly number[]) =>
  numbers.map((number, index) => number - (numbers[index - 1] ?? 0))

/** Converts differences back to numbers. */
export function fromDifferences(differences: readonly number[]): number[] {
  let sum = 0
  return differences.map((difference) => (sum += difference))
}
