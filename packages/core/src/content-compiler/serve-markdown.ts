import { visit } from 'unist-util-visit'
import { addBasePath } from '../base-path'
import { parseMarkdown } from './parse-markdown'
import { findUrlPoint } from './place-urls'

/** Adds the base path to the links and images of a Markdown text. */
export function serveMarkdown(text: string, basePath: string): string {
  if (basePath === '') return text
  const offsets: number[] = []
  visit(parseMarkdown(text), (node) => {
    const offset =
      'url' in node && addBasePath(node.url, basePath) !== node.url ? findUrlPoint(node)?.offset : undefined
    if (offset !== undefined) offsets.push(offset)
  })
  // From the end, so that earlier offsets stay valid.
  offsets.sort((a, b) => b - a)
  return offsets.reduce((served, offset) => served.slice(0, offset) + basePath + served.slice(offset), text)
}
