import type { ContentLinks } from '@galley/content'
import { type Area, isLeftOut } from '@galley/core/route-table'
import type { Language } from '@galley/core/texts'
import { inLanguage } from '@galley/core/translations'
import { findFacts, SITE_FILE } from '@galley/node/site-facts'

/** Lists the links of menus in the site's settings, without duplicates and without links to areas that the site leaves out. */
export function listMenuLinks(facts: object, source: string, areas: readonly Area[]): ContentLinks {
  const { languages = [] } = facts as { languages?: readonly Language[] }
  const links = findFacts(facts, 'to', source).map(({ value, name, line, column }) => {
    const number = Number(/^languages\[(\d+)\]/.exec(name)?.[1] ?? 1)
    // Settings of the first language have no prefix.
    const language = number > 1 ? languages[number - 1]?.code : undefined
    return { target: inLanguage(value, language), line, column }
  })
  const byTarget = new Map(links.map((link) => [link.target, link]))
  return {
    file: SITE_FILE,
    path: undefined,
    links: [...byTarget.values()].filter(({ target }) => !isLeftOut(target, areas)),
  }
}
