import { levelOf, type ContentNode, type ContentTree } from '../content-tree'
import type { SearchSection } from '../search-sections'
import { collapseSpace, isFootnoteLink, isInline, textOf } from './walk-tree'

/** Splits a page into search sections at its headings, including headings inside of tabs, steps and other components. */
export function buildSearchSections(
  page: Record<'path' | 'title' | 'description', string>,
  tree: ContentTree,
): SearchSection[] {
  const description = collapseSpace(page.description)
  let section: SearchSection = {
    id: page.path,
    title: page.title,
    titles: [],
    content: `${description} `,
    level: 1,
    code: [],
  }
  const sections = [section]
  const ancestors: SearchSection[] = []

  const openSection = (anchor: string, level: number, title: string) => {
    while ((ancestors.at(-1)?.level ?? 0) >= level) ancestors.pop()
    const titles = [page.title, ...ancestors.map((ancestor) => ancestor.title)]
    section = { id: `${page.path}#${anchor}`, title, titles, content: '', level, code: [] }
    sections.push(section)
    ancestors.push(section)
  }

  const walk = (node: ContentNode) => {
    if (typeof node === 'string') {
      section.content += node
      return
    }
    const [name, props, ...children] = node
    const level = levelOf(name)
    if (level !== undefined && typeof props['id'] === 'string') {
      openSection(props['id'], level, collapseSpace(textOf(node)))
    } else if (name === 'CodeBlock') {
      section.code.push({ language: String(props['language']), text: codeText(String(props['html'])) })
    } else if (!isFootnoteLink(props) && !(name === 'p' && isDescription(node))) {
      // For an element without its children, `textOf` returns the title and the label.
      section.content += textOf([name, props])
      children.forEach(walk)
      if (!isInline(name)) section.content += ' '
      // Separates the cells of a table.
      if ((name === 'th' || name === 'td') && textOf(node).trim()) section.content += '· '
      if (name === 'table') section.content = section.content.replace(/·\s*$/, '')
    }
  }
  /** True for a paragraph with the same text as the description, which the search would find twice. */
  const isDescription = (node: ContentNode) => sections.length === 1 && collapseSpace(textOf(node)) === description

  tree.forEach(walk)
  return sections.map((one) => ({ ...one, content: collapseSpace(one.content) }))
}

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }

/** Removes the tags and escapes of a highlighted block. */
const codeText = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:#x([\da-f]+)|(\w+));/gi, (entity, code?: string, name?: string) =>
      code === undefined ? (ENTITIES[name!] ?? entity) : String.fromCodePoint(parseInt(code, 16)),
    )
