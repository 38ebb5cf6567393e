import type { PlacedLink } from '@galley/core/content-compiler'
import type { OldLink } from '@galley/core/preview'
import {
  fileLanguage,
  inFirstLanguage,
  pathInFirstLanguage,
  pathInLanguage,
  pathLanguage,
} from '@galley/core/translations'
import { encodePath, relativeUrl, withoutSlash } from '@galley/core/url-path'
import type { FileWithLinks } from './find-links'

/** The new location of a page. */
export interface NewTarget {
  path: string
  /** The file below `content/`. */
  file: string
}

/** Matches the end of a path in a text: trailing slashes, and no character that would continue the path. */
const END_OF_PATH = /^(\/*)(?![\p{L}\p{N}_~%/-]|\.[\p{L}\p{N}])/u

/** Matches the start of a link attribute. Other attributes of the same tag or directive may contain the same path. */
const LINK_ATTRIBUTE = /\b(?:to|href)=["']?$/

/** Returns the text with corrected links, and each line with such links. Without a `target`, the text stays unchanged. */
export function correctText(text: string, { file, path, links }: FileWithLinks, target: NewTarget | undefined) {
  // Every second part is a line break.
  const parts = text.split(/(\r\n?|\n)/)
  const lines = new Map<number, OldLink>()
  // Several links may share one definition, which is corrected once.
  const placed = new Map(links.map((link) => [JSON.stringify(link.url ?? link), link] as const))
  const fromEnd = [...placed.values()]
    .map((link) => ({ link, ...(link.url ?? { line: link.line, column: link.column }) }))
    .sort((a, b) => b.line - a.line || b.column - a.column)
  for (const { link, line, column } of fromEnd) {
    const at = (line - 1) * 2
    const before = parts[at] ?? ''
    const corrected = target && correctLine(before, column - 1, link, { from: { file, path }, target })
    const known = lines.get(line) ?? { file, line, column, text: before, links: 0 }
    lines.set(line, {
      ...known,
      column,
      ...(corrected !== undefined && { corrected, links: known.links + 1 }),
    })
    parts[at] = corrected ?? before
  }
  return { text: parts.join(''), lines: [...lines.values()].reverse() }
}

interface Move {
  from: Pick<FileWithLinks, 'file' | 'path'>
  target: NewTarget
}

/** Returns the line with one link corrected, or undefined if the line does not contain the link's URL. */
function correctLine(line: string, start: number, link: PlacedLink, move: Move): string | undefined {
  const [url = ''] = (link.written ?? link.target).split(/[?#]/)
  const written = withoutSlash(url)
  // The Markdown compiler encodes URLs, so the text may contain the decoded form.
  for (const before of new Set([written, decode(written)])) {
    const places = findPlaces(line, before, start)
    const place = places.find(({ at }) => LINK_ATTRIBUTE.test(line.slice(0, at))) ?? places[0]
    if (place) return line.slice(0, place.at) + correctUrl(before, link, move) + line.slice(place.end)
  }
  return undefined
}

/** Finds the positions of a path in a line, including trailing slashes. */
function findPlaces(line: string, path: string, start: number) {
  const places: { at: number; end: number }[] = []
  for (let at = line.indexOf(path, start); at >= 0; at = line.indexOf(path, at + 1)) {
    const end = at + path.length
    const [slashes] = END_OF_PATH.exec(line.slice(end)) ?? []
    if (slashes !== undefined) places.push({ at, end: end + slashes.length })
  }
  return places
}

/** Returns the new URL in the form of the old one: file or page, relative or absolute, encoded or not. */
function correctUrl(before: string, link: PlacedLink, { from, target }: Move): string {
  if (link.file !== undefined) return likeBefore(before, relativeUrl(from.file, nameIn(from.file, target.file)))
  // Keeps the language of the link, because a page and its copies in other languages move together.
  const pathLike = (path: string) => pathInLanguage(pathInFirstLanguage(target.path), pathLanguage(path))
  const encode = before.includes('%') ? encodePath : (path: string) => path
  if (before.startsWith('/')) return encode(pathLike(before))
  if (URL.canParse(before)) return new URL(before).origin + encode(pathLike(new URL(before).pathname))
  const page = from.path ?? '/'
  return likeBefore(before, relativeUrl(page.slice(1), pathLike(page).slice(1)))
}

/** Returns the name by which a file links to a page. A file in the folder of a language finds its pages there, even those without a translation. */
function nameIn(from: string, file: string) {
  const folder = `${fileLanguage(from)}/`
  return from.startsWith(folder) ? folder + inFirstLanguage(file) : file
}

const likeBefore = (before: string, relative: string) =>
  before.startsWith('.') ? relative : relative.replace(/^\.\//, '')

function decode(url: string) {
  try {
    return decodeURI(url)
  } catch {
    return url
  }
}
