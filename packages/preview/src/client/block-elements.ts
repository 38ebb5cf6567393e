import type { ContentNode, ContentTree } from '@galley/core/content-tree'

/** The outermost elements of a page's text. Layout between them is not rendered. */
export const blocksOf = (tree: ContentTree) => tree.filter((node) => typeof node !== 'string')

/**
 * The elements of the current page for the blocks of its text; undefined for those that are not found. Where a component has no
 * element or several, blocks of plain text are found by their words.
 */
export function findBlockElements(body: ContentTree): (HTMLElement | undefined)[] {
  const elements = [...(document.querySelector('[data-body]')?.children ?? [])] as HTMLElement[]
  const blocks = blocksOf(body)
  if (elements.length === blocks.length) return elements
  // Of several with the same words the first.
  const byWords = new Map(elements.reverse().map((element) => [squeeze(element.textContent), element]))
  byWords.delete('')
  return blocks.map((block) => byWords.get(wordsOf(block)))
}

const squeeze = (text: string) => text.replace(/\s+/g, '')

const wordsOf = (node: ContentNode): string =>
  typeof node === 'string' ? squeeze(node) : (node.slice(2) as ContentTree).map(wordsOf).join('')
