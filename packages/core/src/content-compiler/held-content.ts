import type { Node } from 'unist'
import type { ContentComponent } from '../directive'
import type { DocumentContext } from './document-context'
import { readFenceMeta } from './fences'

type Holding = NonNullable<ContentComponent['holds']>

const WORDS: Record<Holding, string> = {
  code: 'code blocks',
  'named code': 'code blocks with a file name in brackets',
  list: 'one list',
  tab: 'tabs',
  example: 'an example',
}

const isTab = (node: Node) => 'name' in node && (node.name === 'tab' || node.name === 'Tab')

const isHeld: Record<Holding, (node: Node) => boolean> = {
  code: ({ type }) => type === 'code',
  'named code': (node) => node.type === 'code' && nameOf(node) !== undefined,
  list: ({ type }) => type === 'list',
  tab: isTab,
  example: () => true,
}

const nameOf = (node: Node) =>
  'meta' in node && typeof node.meta === 'string' ? readFenceMeta(node.meta).filename : undefined

/** Reports files with the same name. */
function reportSameNames(written: string, blocks: Node[], context: DocumentContext) {
  const names = blocks.map(nameOf)
  for (const [index, name] of names.entries())
    if (names.indexOf(name) < index)
      context.report(
        blocks[index]?.position?.start,
        `"${written}" has two files "${name}". Rename or remove one of them.`,
      )
}

/** Reports content that a component would not show, because the component only renders `holds`. Returns false for such content, and for a component without content. */
export function checkHeldContent(
  written: string,
  holds: Holding,
  { children, position }: Node & { children: Node[] },
  context: DocumentContext,
) {
  // The value of an MDX expression is only known when the page renders.
  const known = children.filter(({ type }) => type !== 'mdxFlowExpression' && type !== 'mdxTextExpression')
  const held = known.filter(isHeld[holds])
  const foreign = known.filter((child) => !held.includes(child) || (holds === 'list' && child !== held[0]))
  for (const { position } of foreign.filter(({ data }) => !data || !('isRefused' in data)))
    context.report(position?.start, `"${written}" may only contain ${WORDS[holds]}. Move this out of "${written}".`)
  if (holds === 'named code') reportSameNames(written, held, context)
  if (children.length === 0) context.report(position?.start, `"${written}" is empty. It must contain ${WORDS[holds]}.`)
  return children.length > 0 && foreign.length === 0
}
