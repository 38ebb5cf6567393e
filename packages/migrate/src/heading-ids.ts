import GithubSlugger, { slug } from 'github-slugger'
import type { Heading, Nodes, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'
import { visit } from 'unist-util-visit'
import { createFenceReader } from './containers'

/** An id that a heading is given behind its words, with what else is in the braces, and the words. */
const HEADING_ID = /^([ \t>]*#{1,6}[ \t].*?)[ \t]*(?:\\?%?\{#([^\s{}]+)[^{}]*\}%?|\{\/\*\s*#([^\s{}]+)\s*\*\/\})[ \t]*$/

/** Takes out the ids of headings. Gives them by the index of their line. */
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

/** The form of an id that a heading may be given here. */
const ID = /^[\p{L}\p{M}\p{N}_.:-]+$/u

/** Words with the same id in every system. */
const PLAIN = ['text', 'inlineCode', 'emphasis', 'strong', 'delete', 'link', 'linkReference']

const isPlain = (node: Nodes): boolean =>
  PLAIN.includes(node.type) && (!('children' in node) || node.children.every(isPlain))

export interface HeadingIds {
  /** The ids to write behind headings, so that they stay as they were. */
  kept: ReadonlyMap<Heading, string>
  /** All ids that headings had, with what they are here: that of the title is empty, for its place is the top of the page. */
  all: ReadonlyMap<string, string>
}

/**
 * Finds the ids that the headings of a page had, and those that would be others here.
 * @param givenAt The id that its author gave to the heading on a line.
 * @param slugOf The id of words in the old system. @default GitHub's
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
