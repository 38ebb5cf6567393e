import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { llmsPaths, markdownPath, pageOfMarkdown } from '@galley/core/markdown-page'
import { findNearestFile } from '@galley/core/nearest'
import { decodePath, isBelow } from '@galley/core/url-path'

interface SitePagesOptions {
  /** The folder of the built site. */
  publicDir: string
  /** URL of the published site. */
  url: string
  /** Paths of the pages. */
  pages: readonly string[]
}

/** A line of `llms.txt`. */
const LISTED = /^- (\[.*\])\((.+?\.md)\)(: .*)?$/gm

/** Longer paths lead to no page. */
const MAX_PATH_LENGTH = 500

/** Reads pages as the build wrote them for programs. */
export function createSitePages({ publicDir, url, pages }: SitePagesOptions) {
  const paths = new Set(pages)
  const read = (path: string) => readFile(join(publicDir, path), 'utf8').catch(ignoreMissing)
  let listed: Promise<{ path: string; line: string }[]> | undefined

  const readList = async () => {
    const text = (await read(llmsPaths('/').list)) ?? ''
    return Array.from(text.matchAll(LISTED), ([, title, link = '', description = '']) => {
      const path = pageOfMarkdown(decode(new URL(link, url).pathname))
      return { path, line: `- ${title}(${path})${description}` }
    })
  }

  return {
    /** What a caller names: a path or URL of a page or of its Markdown, with the id of a heading behind "#". */
    find: (address: string): { path: string; id: string } | { error: string } => {
      const { pathname, hash } = parse(address.slice(0, MAX_PATH_LENGTH), url) ?? { pathname: '', hash: '' }
      const named = decodePath(pathname)?.replace(/(.)\/$/, '$1') ?? ''
      const path = [named, pageOfMarkdown(named)].find((one) => paths.has(one))
      if (path !== undefined) return { path, id: decode(hash.slice(1)) }
      const nearest = findNearestFile(pageOfMarkdown(named), pages)
      const remedy = nearest === undefined ? 'Find it with search or list_pages.' : `Did you mean "${nearest}"?`
      return { error: `There is no page "${named || address.slice(0, MAX_PATH_LENGTH)}". ${remedy}` }
    },
    /** The Markdown of a page; undefined for a page without. */
    read: (path: string) => read(markdownPath(path)),
    /** The listed pages at a path and below it, in the order of navigation, each as a line with its title, path and description. */
    list: async (under: string) => {
      listed ??= readList()
      listed.catch(() => (listed = undefined))
      const folder = `/${under}`.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1')
      return (await listed).flatMap(({ path, line }) => (isBelow(path, folder) ? [line] : []))
    },
  }
}

const parse = (address: string, base: string) => (URL.canParse(address, base) ? new URL(address, base) : undefined)

/** A part of a URL, decoded where it can be. */
function decode(text: string) {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
