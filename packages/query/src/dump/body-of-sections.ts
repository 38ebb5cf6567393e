import type { ContentTree } from '@galley/core/content-tree'
import type { SearchSection } from '@galley/core/search-sections'

/**
 * Builds a body from the headings, paragraphs and code blocks of a page's search sections, without the page's title. For pages
 * without a compiled body, such as MDX and YAML files.
 */
export const bodyOfSections = (sections: readonly SearchSection[]): ContentTree =>
  sections.flatMap(({ id, title, level, content, code }, index): ContentTree => {
    const anchor = id.includes('#') ? { id: id.slice(id.indexOf('#') + 1) } : {}
    return [
      ...(index > 0 ? ([[`h${level}`, anchor, title]] satisfies ContentTree) : []),
      ...(content ? ([['p', {}, content]] satisfies ContentTree) : []),
      ...code.map(({ language, text }): ContentTree[number] => ['pre', {}, ['code', { language }, text]]),
    ]
  })
