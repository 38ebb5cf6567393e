import { resolveTarget } from '@galley/core/url-path'
import { Parser } from 'htmlparser2'

/** What the link check knows of one page. */
export interface PageLinks {
  /** Each URL of this site that the page names, once: path and hash, percent-encoded, without the query. */
  targets: string[]
  /** What a hash may point at. */
  ids: string[]
}

const URL_ATTRIBUTES = new Set(['href', 'xlink:href', 'src', 'poster'])
const SRCSET_ATTRIBUTES = new Set(['srcset', 'imagesrcset'])
const SRCSET_CANDIDATE = /(\S*[^\s,])(?:\s+[\d.]+[wxh])*\s*(?:,|$)/g

/** Reads the links and ids of a page. `pageUrl` is where it will be published, such as "https://site.example/docs". */
export function readPage(html: string, pageUrl: string): PageLinks {
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

  const page = new URL(pageUrl)
  const targets = new Set<string>()
  for (const value of named) {
    const target = resolveTarget(value, page)
    if (target !== undefined) targets.add(target)
  }
  // A part of a text holds on to the whole text: of ten thousand pages, all their HTML.
  return { targets: [...targets], ids: [...ids].map((id) => Buffer.from(id).toString()) }
}
