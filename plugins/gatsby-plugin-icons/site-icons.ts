import type { ContentProblem } from '@galley/core/content-source'
import { suggest } from '@galley/core/nearest'
import { findIconSets, type IconSets, nameWithSet } from '@galley/node/icon-sets'
import { findFacts, SITE_FILE, type SiteFact } from '@galley/node/site-facts'
import ownIcons from '@galley/ui/icon/interface-icons.json'

/** Reports unknown icons in the site's settings. */
export function findIconProblems(facts: object, source: string, projectDir: string) {
  return findUnknownIcons(findFacts(facts, 'icon', source), Object.keys(ownIcons), findIconSets(projectDir))
}

/**
 * Reports icons that neither the interface nor an icon set has.
 * @param ownNames Names of the interface's own icons. They have no set prefix.
 */
export const findUnknownIcons = (
  icons: readonly SiteFact[],
  ownNames: readonly string[],
  sets: IconSets,
): ContentProblem[] =>
  icons.flatMap(({ value, name, line, column }) => {
    const isKnown = value.includes(':') ? sets.findIcon(value) : ownNames.includes(value)
    if (isKnown) return []
    const hint = value.includes(':') ? sets.suggestIcon(value) : suggestOwn(value, ownNames, sets)
    return [{ file: SITE_FILE, line, column, message: `"${name}": there is no icon "${value}".${hint}` }]
  })

function suggestOwn(name: string, ownNames: readonly string[], sets: IconSets) {
  const meant = suggest(name, ownNames) || (sets.findIcon(name) ? ` Did you mean "${nameWithSet(name)}"?` : '')
  return `${meant} Without a set, it must be one of the interface's own: ${ownNames.join(', ')}.`
}
