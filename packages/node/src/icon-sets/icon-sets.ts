import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { IconData } from '@galley/core/icon-data'
import { findNearest, question } from '@galley/core/nearest'
import { toIconData } from '@galley/core/to-icon-data'
import { getIconData, type getIcons } from '@iconify/utils'

/** An icon set as its package has it. */
export type IconSet = Parameters<typeof getIcons>[0]

/** The icon sets of a project. */
export interface IconSets {
  /** Their prefixes, such as "lucide". */
  prefixes: readonly string[]
  /** A set by its prefix. Read when it is first asked for, and then kept: some are megabytes. */
  find: (prefix: string) => IconSet | undefined
  /** The drawing of an icon such as "simple-icons:github", or "rocket", which is one of Lucide's. */
  findIcon: (name: string) => IconData | undefined
  /** What to write instead of a name that has no drawing, to be appended to an error message. */
  suggestIcon: (name: string) => string
}

const PACKAGE = /^@iconify-json\/(.+)$/

/** The set of icons that are named without one. */
const DEFAULT_SET = 'lucide'

/** An icon's name with its set: "rocket" is "lucide:rocket". */
export const nameWithSet = (name: string) => (name.includes(':') ? name : `${DEFAULT_SET}:${name}`)

/** The icon sets that the project's `package.json` has among its dependencies, such as `@iconify-json/lucide`. */
export function findIconSets(projectDir: string): IconSets {
  const file = join(projectDir, 'package.json')
  const project = existsSync(file) ? readFileSync(file, 'utf8') : '{}'
  const { dependencies = {} } = JSON.parse(project) as { dependencies?: Record<string, string> }
  const prefixes = Object.keys(dependencies).flatMap((name) => PACKAGE.exec(name)?.[1] ?? [])
  const { resolve } = createRequire(file)
  const sets = new Map<string, IconSet>()

  function find(prefix: string) {
    if (!prefixes.includes(prefix)) return undefined
    const set =
      sets.get(prefix) ?? (JSON.parse(readFileSync(resolve(`@iconify-json/${prefix}/icons.json`), 'utf8')) as IconSet)
    sets.set(prefix, set)
    return set
  }

  return {
    prefixes,
    find,
    findIcon(name) {
      const [prefix = '', icon = ''] = nameWithSet(name).split(':')
      const set = find(prefix)
      const found = set && hasIcon(set, icon) ? getIconData(set, icon) : undefined
      return found ? toIconData(nameWithSet(name), found) : undefined
    },
    suggestIcon(name) {
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

/** True when the set itself has the name: every object has a "constructor". */
export const hasIcon = ({ icons, aliases = {} }: IconSet, name: string) =>
  Object.hasOwn(icons, name) || Object.hasOwn(aliases, name)
