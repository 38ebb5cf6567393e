import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { IconData } from '@galley/core/icon-data'
import { findNearest, question } from '@galley/core/nearest'
import { toIconData } from '@galley/core/to-icon-data'
import { getIconData, type getIcons } from '@iconify/utils'

/** An icon set of an `@iconify-json` package. */
export type IconSet = Parameters<typeof getIcons>[0]

export type IconSets = ReturnType<typeof findIconSets>

const PACKAGE = /^@iconify-json\/(.+)$/

/** The set of an icon whose name has no prefix. */
const DEFAULT_SET = 'lucide'

/** Adds the default set to an icon's name: "rocket" becomes "lucide:rocket". */
export const nameWithSet = (name: string) => (name.includes(':') ? name : `${DEFAULT_SET}:${name}`)

/** Finds the icon sets among the dependencies of a project, such as `@iconify-json/lucide`. */
export function findIconSets(projectDir: string) {
  const file = join(projectDir, 'package.json')
  const project = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  const { dependencies = {} } = JSON.parse(project) as { dependencies?: Record<string, string> }
  const prefixes = Object.keys(dependencies).flatMap((name) => PACKAGE.exec(name)?.[1] ?? [])
  const { resolve } = createRequire(file)
  const sets = new Map<string, IconSet>()

  /** Returns a set. Reads the set on the first call only, because some sets are megabytes. */
  function find(prefix: string) {
    if (!prefixes.includes(prefix)) return undefined
    const set =
      sets.get(prefix) ?? (JSON.parse(readFileSync(resolve(`@iconify-json/${prefix}/icons.json`), 'utf8')) as IconSet)
    sets.set(prefix, set)
    return set
  }

  return {
    /** Prefixes of the sets, such as "lucide". */
    prefixes,
    find,
    /** Returns the SVG of an icon such as "simple-icons:github", or "rocket" from the default set. */
    findIcon: (name: string): IconData | undefined => {
      const [prefix = '', icon = ''] = nameWithSet(name).split(':')
      const set = find(prefix)
      const found = set && hasIcon(set, icon) ? getIconData(set, icon) : undefined
      return found ? toIconData(nameWithSet(name), found) : undefined
    },
    /** Returns the end of an error message about an unknown icon: the nearest name and the installed sets. */
    suggestIcon: (name: string) => {
      const [prefix = '', icon = ''] = nameWithSet(name).split(':')
      const namesake = prefixes.find((one) => hasIcon(find(one)!, icon))
      const nearest = namesake ?? findNearest(prefix, prefixes)
      const set = nearest === undefined ? undefined : find(nearest)
      const near = set && findNearest(icon, Object.keys({ ...set.icons, ...set.aliases }))
      const meant = near === undefined ? undefined : `${nearest}:${near}`
      return `${question(meant === nameWithSet(name) ? undefined : meant)} Icon sets: ${prefixes.join(', ') || 'none'}.`
    },
  }
}

/** True if the set has an icon or an alias with this name. Ignores inherited properties, such as "constructor". */
export const hasIcon = ({ icons, aliases = {} }: IconSet, name: string) =>
  Object.hasOwn(icons, name) || Object.hasOwn(aliases, name)
