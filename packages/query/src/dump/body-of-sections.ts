import type { ContentTree } from '@galley/core/content-tree'
import type { SearchSection } from '@galley/core/search-sections'

/**
 * The words of a page without a compiled body, such as one in MDX or YAML, in the form of a body: the headings, paragraphs and code blocks of its
 * search sections. Its title is not part of it.
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
