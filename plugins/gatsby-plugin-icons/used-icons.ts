import type { IconData } from '@galley/core/icon-data'
import { ICON_API, type IconSets, takeIcons } from '@galley/node/icon-sets'

const NAME = /(["'`])([a-z0-9-]+:[a-z0-9-]+)\1/g

/** Finds the names of icons in quotes, such as "lucide:rocket". Returns the known icons, sorted by name. */
export function findNamedIcons(texts: readonly string[], sets: IconSets): Record<string, IconData> {
  const names = new Set(texts.flatMap((text) => [...text.matchAll(NAME)].map(([, , name]) => name!)))
  return Object.fromEntries(
    [...names].sort().flatMap((name): [string, IconData][] => {
      const icon = sets.findIcon(name)
      return icon ? [[name, icon]] : []
    }),
  )
}

/** Returns one JSON file per icon set with the icons named in quotes, by path in `public`. */
export function collectUsedIcons(texts: readonly string[], sets: IconSets): Map<string, string> {
  const names = Object.keys(findNamedIcons(texts, sets))
  return new Map(
    sets.prefixes.flatMap((prefix): [string, string][] => {
      const known = names.flatMap((name) => (name.startsWith(`${prefix}:`) ? [name.slice(prefix.length + 1)] : []))
      if (known.length === 0) return []
      return [[`${ICON_API}/${prefix}.json`, JSON.stringify(takeIcons(sets.find(prefix)!, known))]]
    }),
  )
}
