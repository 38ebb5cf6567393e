import { readHeadingId } from '@galley/core/content-compiler'
import GithubSlugger, { slug } from 'github-slugger'
import type { Heading } from 'mdast'
import { toString } from 'mdast-util-to-string'
import remarkDirective from 'remark-directive'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'

const parser = unified().use(remarkParse).use(remarkDirective)

/** A section of a page, or the ids of all headings if none has the wanted id. */
export type Section = { text: string } | { ids: string[] }

/** Returns the Markdown from a heading to the next heading of the same or a higher level. */
export function cutSection(markdown: string, id: string): Section {
  const headings: Heading[] = []
  visit(parser.parse(markdown), 'heading', (heading) => void headings.push(heading))
  const slugger = new GithubSlugger()
  // Must create the same ids as the content compiler.
  const parts = headings.map((heading) => readHeadingId(markdown.slice(startOf(heading), heading.position!.end.offset)))
  for (const { id } of parts) if (id !== undefined) slugger.occurrences[id] = 0
  const ids = headings.map((heading, index) => parts[index]!.id ?? slugger.slug(slug(toString(heading)) || 'section'))
  const index = ids.indexOf(id)
  const heading = headings[index]
  if (!heading) return { ids }
  const next = headings.find(({ depth }, other) => other > index && depth <= heading.depth)
  return { text: `${markdown.slice(startOf(heading), next && startOf(next)).trimEnd()}\n` }
}

const startOf = ({ position }: Heading) => position!.start.offset
