import { ICON_API, type IconSets, takeIcons } from '../../src/node/icon-sets'

const NAME = /(["'`])([a-z0-9-]+):([a-z0-9-]+)\1/g

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
