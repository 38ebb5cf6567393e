import { findIconSets } from '@galley/node/icon-sets'
import type { PageTools } from './dialect'

const icons = findIconSets(process.cwd())

/** Returns the installed icon with the same picture as an icon of the old site. */
export function findIcon(name: unknown, note: PageTools['note']): string | undefined {
  if (typeof name !== 'string') return undefined
  // Nuxt writes "i-lucide-rocket".
  const known = name.replace(/^i-(simple-icons|[a-z]+)[-:]/, '$1:')
  const found = candidateIcons(known).find((one) => icons.findIcon(one))
  if (found === undefined) note(`The unknown icon "${name}" is left out.${icons.suggestIcon(known)}`)
  return found
}

/** Lists the names that an icon of the old site may have in the installed sets, the most probable name first. */
function candidateIcons(name: string): string[] {
  const own = name.replace(/^[a-z-]+:/, '')
  const plain = own.replace(
    /^(?:logos|outline|solid|mini|micro)-|-(?:20-solid|16-solid|solid|outline|fill|bold|duotone|light|thin|line|icon)$/g,
    '',
  )
  const words = plain.split('-')
  return [
    name,
    `lucide:${own}`,
    `lucide:${plain}`,
    // Lucide puts the kind before the direction: "arrow-right".
    `lucide:${[...words.slice(1), words[0]].join('-')}`,
    `simple-icons:${words.join('')}`,
  ]
}
