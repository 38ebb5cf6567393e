import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { collections } from '../../src/content.config'
import { MARKDOWN_FOLDER, markdownPath } from '../../src/lib/markdown-page'
import { writeFiles } from '../../src/node/written-files'

interface PageNode {
  path: string
  markdown: string
}

// The first hook that has every node. In develop it runs again after each change of content.
export const createPages: GatsbyNode['createPages'] = async ({ getNodesByType, reporter }) => {
  const files = new Map<string, string>()
  for (const { typeName, kind } of Object.values(collections)) {
    if (kind !== 'page') continue
    for (const { path, markdown } of getNodesByType(typeName) as unknown as PageNode[])
      files.set(markdownPath(path), markdown)
  }
  const written = await writeFiles(resolve('public'), MARKDOWN_FOLDER, files)
  if (written.length > 0) reporter.verbose(`Markdown of pages: ${written.join(', ')}`)
}
