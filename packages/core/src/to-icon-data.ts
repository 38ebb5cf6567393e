import { iconToSVG } from '@iconify/utils'
import type { IconData } from './icon-data'

type IconifyIcon = Parameters<typeof iconToSVG>[0]

/** Converts an icon of an icon set for a page: applies the set's rotation and flip, moves the view box to the origin and makes ids unique. */
export function toIconData(name: string, icon: IconifyIcon): IconData {
  const { body, viewBox } = iconToSVG(icon)
  const [left, top, width, height] = viewBox
  const placed = left || top ? `<g transform="translate(${-left} ${-top})">${body}</g>` : body
  return { body: renameIds(placed, name.replace(':', '-')), width, height }
}

/** Icons of a set use the same ids. Without unique ids, two icons on a page could use each other's gradients. */
function renameIds(body: string, prefix: string) {
  const ids = [...body.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id!)
  return ids.reduce((text, id) => {
    const escaped = id.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return text.replace(new RegExp(`([#;"])${escaped}(?=[")]|\\.[a-z])`, 'g'), `$1${prefix}-${id}`)
  }, body)
}
