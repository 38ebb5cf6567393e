import type { PlacedLink } from '../../src/lib/content-compiler'

/** The links that the facts of a site name, such as those of its menus: every `to`, at its place in the source of the facts. */
export const findSiteLinks = (facts: object, source: string): PlacedLink[] =>
  [...new Set(findTargets(facts))].map((target) => ({ target, ...placeOf(target, source) }))

const findTargets = (value: unknown): string[] => {
  if (typeof value !== 'object' || value === null) return []
  const { to } = value as { to?: unknown }
  return [...(typeof to === 'string' ? [to] : []), ...Object.values(value).flatMap(findTargets)]
}

/** Where a text is written; the beginning for one that is computed. */
function placeOf(text: string, source: string) {
  const quoted = [`'${text}'`, `"${text}"`, `\`${text}\``].map((written) => source.indexOf(written))
  const before = source.slice(0, Math.max(0, quoted.find((at) => at >= 0) ?? 0)).split('\n')
  return { line: before.length, column: before.at(-1)!.length + 1 }
}
