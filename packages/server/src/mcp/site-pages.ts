import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addBasePath, basePathOf, dropBasePath } from '@galley/core/base-path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { llmsPaths, markdownPath, pageOfMarkdown } from '@galley/core/markdown-page'
import { findNearestFile } from '@galley/core/nearest'
import { decodePath, decodeText, isBelow } from '@galley/core/url-path'

/** A line of `llms.txt`. */
const LISTED = /^- (\[.*\])\((.+?\.md)\)(: .*)?$/gm

const MAX_PATH_LENGTH = 500

/** Returns functions that find, read and list pages in the Markdown files of the build. */
export function createSitePages(publicDir: string, url: string, pages: readonly string[]) {
  const paths = new Set(pages)
  const read = (path: string) => readFile(join(publicDir, path), 'utf8').catch(ignoreMissing)
  const basePath = basePathOf(url)
  const pathOf = ({ pathname }: URL) => dropBasePath(pathname, basePath)
  let listed: Promise<{ path: string; line: string }[]> | undefined

  const readList = async () => {
    const text = (await read(llmsPaths('/').list)) ?? ''
    return Array.from(text.matchAll(LISTED), ([, title, link = '', description = '']) => {
      const path = pageOfMarkdown(decodeText(pathOf(new URL(link, url))))
      return { path, line: `- ${title}(${path})${description}` }
    })
  }

  return {
    /** Finds a page by the path or URL of the page or its Markdown, with an optional "#heading-id". */
    find: (address: string): { path: string; id: string } | { error: string } => {
      const target = parse(addBasePath(address.slice(0, MAX_PATH_LENGTH), basePath), url)
      const named = decodePath(target ? pathOf(target) : '')?.replace(/(.)\/$/, '$1') ?? ''
      const path = [named, pageOfMarkdown(named)].find((one) => paths.has(one))
      if (path !== undefined) return { path, id: decodeText(target!.hash.slice(1)) }
      const nearest = findNearestFile(pageOfMarkdown(named), pages)
      const remedy = nearest === undefined ? 'Find the page with search or list_pages.' : `Did you mean "${nearest}"?`
      return { error: `There is no page "${named || address.slice(0, MAX_PATH_LENGTH)}". ${remedy}` }
    },
    /** Returns the Markdown of a page, or undefined for a page without Markdown. */
    read: (path: string) => read(markdownPath(path)),
    /** Lists the pages at and below a path in the order of navigation, each as a line with title, path and description. */
    list: async (under: string) => {
      listed ??= readList()
      listed.catch(() => (listed = undefined))
      const folder = `/${under}`.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1')
      return (await listed).flatMap(({ path, line }) => (isBelow(path, folder) ? [line] : []))
    },
  }
}

const parse = (address: string, base: string) => (URL.canParse(address, base) ? new URL(address, base) : undefined)
