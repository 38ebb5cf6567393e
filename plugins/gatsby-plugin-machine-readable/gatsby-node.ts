import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { collections } from '../../src/content.config'
import { findPageNodes } from '../../src/lib/collections'
import { MARKDOWN_FOLDER, markdownPath } from '../../src/lib/markdown-page'
import { writeFiles } from '../../src/node/written-files'

// The first hook that has every node. In develop it runs again after each change of content.
export const createPages: GatsbyNode['createPages'] = async ({ getNodesByType, reporter }) => {
  const pages = findPageNodes(Object.values(collections), getNodesByType)
  const files = new Map(pages.map(({ path, markdown }) => [markdownPath(path), markdown]))
  const written = await writeFiles(resolve('public'), MARKDOWN_FOLDER, files)
  if (written.length > 0) reporter.verbose(`Markdown of pages: ${written.join(', ')}`)
}
