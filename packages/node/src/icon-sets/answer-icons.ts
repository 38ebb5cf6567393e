import { suggest } from '@galley/core/nearest'
import { getIcons } from '@iconify/utils'
import { hasIcon, type IconSet, type IconSets } from './icon-sets'

/** Path of the endpoint for icons, followed by `/{prefix}.json?icons={names}`. */
export const ICON_API = '/api/icons'

/** Maximum number of icons in a response. A URL of 500 characters has room for fewer. */
export const MAX_ICON_NAMES = 250

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/
const FILE = /^(.+)\.json$/

/** A response: a status, and the icons or an error. */
export type IconAnswer =
  | { status: 200; body: { not_found?: string[]; [field: string]: unknown } }
  | { status: 400 | 404; body: { error: string } }

/**
 * Returns the response of Iconify's API: icons of one set, and `not_found` with the names that the set does not have.
 * @param file Last part of the path, such as "lucide.json".
 * @param names Value of the query parameter `icons`.
 */
export function answerIcons(sets: IconSets, file: string, names: unknown): IconAnswer {
  const refuse = (status: 400 | 404, error: string) => ({ status, body: { error } })
  const prefix = FILE.exec(file)?.[1] ?? ''
  const set = NAME.test(prefix) ? sets.find(prefix) : undefined
  if (!set) {
    const known = sets.prefixes.map((one) => `${one}.json`)
    return refuse(404, `There is no icon set "${file}".${suggest(file, known)} Sets: ${known.join(', ') || 'none'}.`)
  }
  const wanted = typeof names === 'string' ? [...new Set(names.split(','))] : []
  if (wanted.length === 0) return refuse(400, 'Name the icons, such as "?icons=rocket,house".')
  if (wanted.length > MAX_ICON_NAMES) {
    return refuse(400, `The request names more than ${MAX_ICON_NAMES} icons. Request fewer at a time.`)
  }
  const wrong = wanted.find((name) => !NAME.test(name))
  if (wrong !== undefined) {
    return refuse(
      400,
      `"${wrong}" is not the name of an icon. Names are lower-case letters and digits with single hyphens.`,
    )
  }
  const missing = wanted.filter((name) => !hasIcon(set, name))
  return { status: 200, body: { ...takeIcons(set, wanted), ...(missing.length > 0 && { not_found: missing }) } }
}

/** Returns a set with these icons only, and the parents of their aliases. */
export const takeIcons = (set: IconSet, names: readonly string[]) =>
  getIcons(
    set,
    names.filter((name) => hasIcon(set, name)),
    true,
  )
