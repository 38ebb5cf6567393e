import type { IconData } from '../../src/lib/icon-data'
import { ICON_API, type IconSets, takeIcons } from '../../src/node/icon-sets'

const NAME = /(["'`])([a-z0-9-]+):([a-z0-9-]+)\1/g

/** The icons that the texts name in quotes, by name, for the pages that a build renders. */
export function findNamedIcons(texts: readonly string[], sets: IconSets): Record<string, IconData> {
  const names = texts.flatMap((text) => [...text.matchAll(NAME)].map(([, , prefix, icon]) => `${prefix}:${icon}`))
  return Object.fromEntries(
    [...new Set(names)].sort().flatMap((name): [string, IconData][] => {
      const icon = sets.findIcon(name)
      return icon ? [[name, icon]] : []
    }),
  )
}

/** The files of all icons that the texts name in quotes, by their paths in `public`. */
export function collectUsedIcons(texts: readonly string[], sets: IconSets): Map<string, string> {
  const named = texts.flatMap((text) => [...text.matchAll(NAME)].map(([, , prefix, icon]) => ({ prefix, icon: icon! })))
  return new Map(
    sets.prefixes.flatMap((prefix): [string, string][] => {
      const icons = named.filter((name) => name.prefix === prefix).map(({ icon }) => icon)
      const known = [...new Set(icons)].sort().filter((icon) => sets.findIcon(`${prefix}:${icon}`))
      if (known.length === 0) return []
      return [[`${ICON_API}/${prefix}.json`, JSON.stringify(takeIcons(sets.find(prefix)!, known))]]
    }),
  )
}
