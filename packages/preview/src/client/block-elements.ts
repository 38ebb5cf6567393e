import type { ContentNode, ContentTree } from '@galley/core/content-tree'

/** Returns the outermost elements of a page's text, without the white space between them. */
export const blocksOf = (tree: ContentTree) => tree.filter((node) => typeof node !== 'string')

/**
 * Returns the element of each block in the current page; undefined for a block without an element. If a component renders no element or several
 * elements, only blocks of plain text are found, by their words.
 */
export function findBlockElements(body: ContentTree): (HTMLElement | undefined)[] {
  const elements = [...(document.querySelector('[data-body]')?.children ?? [])] as HTMLElement[]
  const blocks = blocksOf(body)
  if (elements.length === blocks.length) return elements
  // The first element wins if several have the same words.
  const byWords = new Map(elements.reverse().map((element) => [squeeze(element.textContent), element]))
  byWords.delete('')
  return blocks.map((block) => byWords.get(wordsOf(block)))
}

const squeeze = (text: string) => text.replace(/\s+/g, '')

const wordsOf = (node: ContentNode): string =>
  typeof node === 'string' ? squeeze(node) : (node.slice(2) as ContentTree).map(wordsOf).join('')
