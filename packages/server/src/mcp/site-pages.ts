import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addBasePath, basePathOf, dropBasePath } from '@galley/core/base-path'
import { ignoreMissing } from '@galley/core/ignore-missing'
import { llmsPaths, pageOfMarkdown } from '@galley/core/markdown-page'
import { findNearestFile } from '@galley/core/nearest'
import { pathInLanguage } from '@galley/core/translations'
import { decodePath, decodeText, isBelow } from '@galley/core/url-path'
import { findMarkdown } from '../site-entry'

/** A line of `llms.txt`. */
const LISTED = /^- (\[.*\])\((.+?\.md)\)(: .*)?$/gm

const MAX_PATH_LENGTH = 500

/** Returns functions that find, read and list pages in the Markdown files of the build. */
export function createSitePages(publicDir: string, url: string, pages: readonly string[]) {
  const paths = new Set(pages)
  const read = (path: string) => readFile(join(publicDir, path), 'utf8').catch(ignoreMissing)
  const basePath = basePathOf(url)
  const pathOf = ({ pathname }: URL) => dropBasePath(pathname, basePath)
  const listed = new Map<string | undefined, Promise<{ path: string; line: string }[]>>()

  const readList = async (language: string | undefined) => {
    const text = (await read(llmsPaths(pathInLanguage('/', language)).list)) ?? ''
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
    read: async (path: string) => {
      const markdown = await findMarkdown(publicDir, path)
      return markdown === undefined ? undefined : read(markdown)
    },
    /** Lists the pages of a language at and below a path in the order of navigation, each as a line with title, path and description. */
    list: async (under: string, language?: string) => {
      const list = listed.get(language) ?? readList(language)
      listed.set(language, list)
      list.catch(() => listed.delete(language))
      const folder = `/${under}`.replace(/^\/+/, '/').replace(/(.)\/+$/, '$1')
      return (await list).flatMap(({ path, line }) => (isBelow(path, folder) ? [line] : []))
    },
  }
}

const parse = (address: string, base: string) => (URL.canParse(address, base) ? new URL(address, base) : undefined)
