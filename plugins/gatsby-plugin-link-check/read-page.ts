import { basePathOf } from '@galley/core/base-path'
import { resolveTarget } from '@galley/core/url-path'
import { Parser } from 'htmlparser2'

/** The links and ids of one page. */
export interface PageLinks {
  /** URLs of this site in the page, without duplicates: percent-encoded path and hash, without the query. */
  targets: string[]
  /** Ids that a hash can refer to. */
  ids: string[]
}

const URL_ATTRIBUTES = new Set(['href', 'xlink:href', 'src', 'poster'])
const SRCSET_ATTRIBUTES = new Set(['srcset', 'imagesrcset'])
const SRCSET_CANDIDATE = /(\S*[^\s,])(?:\s+[\d.]+[wxh])*\s*(?:,|$)/g

/** Start of a target outside the base path: "/../docs" for "/docs", if the site is at "/queue". */
export const OUTSIDE = '/../'

/**
 * Reads the links and ids of a page's HTML.
 * @param siteUrl URL of the site, such as "https://acme.github.io/queue".
 * @param path Path of the page, such as "/docs".
 */
export function readPage(html: string, siteUrl: string, path: string): PageLinks {
  const named = new Set<string>()
  const ids = new Set<string>()
  let tag = ''
  const parser = new Parser({
    onopentagname(name) {
      tag = name
    },
    onattribute(name, value) {
      if (URL_ATTRIBUTES.has(name) || (name === 'data' && tag === 'object')) named.add(value)
      else if (SRCSET_ATTRIBUTES.has(name)) {
        for (const [, candidate = ''] of value.matchAll(SRCSET_CANDIDATE)) named.add(candidate)
      } else if (name === 'id' || (name === 'name' && tag === 'a')) ids.add(value)
    },
  })
  parser.end(html)

  const basePath = basePathOf(siteUrl)
  const page = new URL(siteUrl + path)
  const targets = new Set<string>()
  for (const value of named) {
    const outside = /^\/(?!\/)/.test(value) ? OUTSIDE + value.slice(1) : undefined
    const target = resolveTarget(value, page, basePath) ?? outside
    if (target !== undefined) targets.add(target)
  }
  // Copies each id. A substring would keep the page's whole HTML in memory.
  return { targets: [...targets], ids: [...ids].map((id) => Buffer.from(id).toString()) }
}
