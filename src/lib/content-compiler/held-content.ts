import type { Node } from 'unist'
import type { ContentComponent } from './content-components'
import type { DocumentContext } from './document-context'

type Holding = NonNullable<ContentComponent['holds']>

const WORDS: Record<Holding, string> = {
  code: 'code blocks',
  'named code': 'code blocks with a file name in brackets',
  list: 'one list',
  tab: 'tabs',
}

const isTab = (node: Node) => 'name' in node && (node.name === 'tab' || node.name === 'Tab')

const isHeld: Record<Holding, (node: Node) => boolean> = {
  code: ({ type }) => type === 'code',
  'named code': (node) => node.type === 'code' && 'meta' in node && /\[[^\]]+\]/.test(String(node.meta)),
  list: ({ type }) => type === 'list',
  tab: isTab,
}

/** Reports what stands in a component that draws only content of one kind; it would not be seen. */
export function checkHeldContent(
  written: string,
  holds: Holding,
  { children, position }: Node & { children: Node[] },
  context: DocumentContext,
) {
  // What an expression of MDX gives is not known.
  const known = children.filter(({ type }) => type !== 'mdxFlowExpression' && type !== 'mdxTextExpression')
  const held = known.filter(isHeld[holds])
  const foreign = known.filter((child) => !held.includes(child) || (holds === 'list' && child !== held[0]))
  for (const { position } of foreign)
    context.report(position?.start, `"${written}" holds ${WORDS[holds]} and nothing else. Move this out of it.`)
  if (children.length === 0) context.report(position?.start, `"${written}" is empty. It holds ${WORDS[holds]}.`)
}
