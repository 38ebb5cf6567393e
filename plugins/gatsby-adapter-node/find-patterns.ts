/**
 * Returns few patterns that match all `wanted` paths and none of the `others`: whole folders, files of one extension in a folder, or files whose
 * names begin alike. Each pattern has one "*", because Cloudflare accepts only one.
 */
export function findPatterns(wanted: readonly string[], others: readonly string[]): string[] {
  const patterns: string[] = []
  // Two patterns for a path would send a header twice.
  const taken = [...others]
  // Starts with the deepest folders.
  let rest = [...wanted].sort((a, b) => b.split('/').length - a.split('/').length || (a < b ? -1 : 1))
  while (rest.length > 0) {
    const [path = ''] = rest
    const pattern = [...listPatterns(path)].find((one) => !taken.some((other) => matches(one, other))) ?? path
    patterns.push(pattern)
    taken.push(...rest.filter((other) => matches(pattern, other)))
    rest = rest.filter((other) => !matches(pattern, other))
  }
  return patterns
}

/**
 * Yields the patterns that match a path, widest first. Patterns of files end with the path's extension. A host may send the headers of a pattern with
 * a 404 response too, and browsers must not cache the 404 of a path that may become a page later.
 */
function* listPatterns(path: string) {
  const [, folder = '', name = ''] = /^((?:\/[^/]*(?<![\da-f]{10}))*\/)(.*)$/.exec(path) ?? []
  const folders = Array.from(folder.matchAll(/\//g), ({ index }) => folder.slice(0, index + 1))
  if (folders.length > 1) folders.shift()
  for (const one of folders) if (one !== '/') yield `${one}*`
  const [ending] = /(?<=[\da-f]{10,})\.[^/]+$/.exec(name) ?? /\.\w+$/.exec(name) ?? []
  if (ending === undefined) return
  for (const one of folders) yield `${one}*${ending}`
  for (let end = folder.length + 1; end < path.length - ending.length; end += 1) yield `${path.slice(0, end)}*${ending}`
}

function matches(pattern: string, path: string) {
  const star = pattern.indexOf('*')
  if (star < 0) return pattern === path
  const end = pattern.slice(star + 1)
  return path.length >= pattern.length - 1 && path.startsWith(pattern.slice(0, star)) && path.endsWith(end)
}
