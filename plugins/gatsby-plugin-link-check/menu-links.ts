import type { ContentLinks } from '@galley/content'
import { type Area, isLeftOut } from '@galley/core/route-table'
import { findFacts, SITE_FILE } from '@galley/node/site-facts'

/** Lists the links of menus in the site's settings, without duplicates and without links to areas that the site leaves out. */
export function listMenuLinks(facts: object, source: string, areas: readonly Area[]): ContentLinks {
  const links = findFacts(facts, 'to', source).map(({ value: target, line, column }) => ({ target, line, column }))
  const byTarget = new Map(links.map((link) => [link.target, link]))
  return {
    file: SITE_FILE,
    path: undefined,
    links: [...byTarget.values()].filter(({ target }) => !isLeftOut(target, areas)),
  }
}
