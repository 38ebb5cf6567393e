import { decodeText } from '@galley/core/url-path'
import type { Report } from './dialect'
import { type OldRedirect, readWildcard } from './old-redirects'

/**
 * Converts the redirects of the old site, and reports redirects that Galley does not support.
 * @param findPath Returns the new path of an old URL, with its anchor; undefined if no page had the URL.
 * @param urls The old URLs of all pages, each with its new path.
 */
export function carryRedirects(
  redirects: readonly OldRedirect[],
  findPath: (url: string) => string | undefined,
  urls: ReadonlyMap<string, string>,
  report: Report,
): Map<string, string> {
  const carried = new Map<string, string>()
  const byFrom = new Map(redirects.map((one) => [keyOf(one.from), one.to]))
  for (const { from: written, to, file, line } of redirects) {
    const refuse = (why: string) => report(file, line, `The redirect from "${written}" is left out: ${why}`)
    const source = readWildcard(decodeText(written.replace(/^https?:\/\/[^/]+/, '')))
    const from = source.path || '/'
    if (/[?#%*:()[\]]|\/\//.test(from) || !from.startsWith('/')) {
      refuse('only the end of a path may be a wildcard. Write its URLs into content/redirects.yml.')
      continue
    }
    const target = readWildcard(followRedirects(to, byFrom))
    if (from === '/') {
      refuse('it would apply to every page.')
      continue
    }
    if (/^(?:https?:)?\/\//.test(target.path)) {
      const url = encodeURI(decodeText(target.path.replace(/^(?:http:)?\/\//, 'https://')))
      if (target.hasRest && !source.hasRest) refuse(`its target "${to}" has a wildcard, but its source has none.`)
      else carried.set(from + (source.hasRest ? '/*' : ''), url + (target.hasRest ? '/*' : ''))
      continue
    }
    if (source.hasRest && target.hasRest) {
      const below = [...urls].filter(([url]) => keyOf(url).startsWith(keyOf(`${target.path}/`)))
      for (const [url, path] of below) carried.set(from + url.slice(target.path.length), path)
      const own = findPath(target.path || '/')
      if (own !== undefined) carried.set(from, own)
      if (below.length === 0 && own === undefined) refuse(`no page is below "${target.path}". Correct its target.`)
      continue
    }
    const path = findPath(target.path || '/')
    if (path === undefined) refuse(`"${to}" is not a page. Write the redirect into content/redirects.yml.`)
    else {
      carried.set(from + (source.hasRest ? '/*' : ''), path)
      const id = /#(.+)$/.exec(target.path)?.[1]
      if (id !== undefined && !path.includes('#'))
        report(file, line, `The redirect from "${written}" leads to the top of the page, which has no id "${id}".`)
    }
  }
  return carried
}

const keyOf = (url: string) => url.replace(/(?<=.)\/+$/, '').toLowerCase()

/** Returns the last target of a chain of redirects. */
function followRedirects(to: string, byFrom: ReadonlyMap<string, string>): string {
  const passed = new Set<string>()
  let target = to
  for (;;) {
    const key = keyOf(target)
    const next = byFrom.get(key)
    if (next === undefined || passed.has(key)) return target
    passed.add(key)
    target = next
  }
}
