import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { createFenceReader } from './containers'

/** Matches a heading with an id after its text. */
const HEADING_ID = /^([ \t>]*#{1,6}[ \t].*?)[ \t]*(?:\\?%?\{#([^\s{}]+)[^{}]*\}%?|\{\/\*\s*#([^\s{}]+)\s*\*\/\})[ \t]*$/

/** Removes the ids of headings from the text. `given` has the ids by the index of their line. */
export function takeHeadingIds(text: string): { text: string; given: Map<number, string> } {
  const given = new Map<number, string>()
  const isCode = createFenceReader()
  const lines = text.split('\n').map((line, index) => {
    const match = isCode(line) ? null : HEADING_ID.exec(line)
    if (!match) return line
    given.set(index, match[2] ?? match[3]!)
    return match[1]!
  })
  return { text: lines.join('\n'), given }
}

/** Matches an id that Galley allows after a heading. */
const ID = /^[\p{L}\p{M}\p{N}_.:-]+$/u

/** Types of nodes in headings whose text leads to the same id in every system. */
const PLAIN = ['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'linkReference']

const isPlain = (node: Nodes): boolean =>
  PLAIN.includes(node.type) && (!('children' in node) || node.children.every(isPlain))

export interface HeadingIds {
  /** Old ids to write after headings, because Galley would give other ids. */
  kept: ReadonlyMap<Heading, string>
  /** Old ids, each with its new id. The new id of the title is empty, because links to the title lead to the top of the page. */
  all: ReadonlyMap<string, string>
}

/**
 * Finds the old ids of the headings of a page, and the ids that have to be written.
 * @param givenAt Returns the id that the author gave to the heading on a line.
 * @param slugOf Returns the id of a text in the old system. @default the id that GitHub gives
 */
export function findHeadingIds(
  tree: Root,
  title: Heading | undefined,
  givenAt: (line: number) => string | undefined,
  slugOf: ((words: string) => string) | undefined,
): HeadingIds {
  const kept = new Map<Heading, string>()
  const here = new GithubSlugger()
  const taken = new Map<string, number>()
  const all = new Map<string, string>()
  const makeUnique = (id: string) => {
    const count = taken.get(id)
    taken.set(id, (count ?? 0) + 1)
    if (count === undefined) return id
    const next = `${id}-${count}`
    taken.set(next, 1)
    return next
  }
  visit(tree, 'heading', (node) => {
    const words = toString(node, { includeHtml: false }).trim()
    const before = givenAt(node.position!.start.line) ?? makeUnique((slugOf ?? slug)(words))
    if (node === title) {
      all.set(before, '')
      return
    }
    const now = here.slug(slug(words))
    all.set(before, ID.test(before) ? before : now)
    const isSame = node.children.every(isPlain) && before === (now || 'section')
    if (ID.test(before) && !isSame) kept.set(node, before)
  })
  return { kept, all }
}
