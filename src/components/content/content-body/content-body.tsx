import { useEffect } from 'react'
import { onDemand, firstInteraction, skipFirstInteraction } from '~/components/ui/on-demand'
import type { ContentElement, ContentNode, ContentTree } from '~/lib/content-tree'
import { hasTabChoices } from '../tab-choice'
import type { RenderedBodyProps } from './rendered-body'

const Body = onDemand(async () => (await import('./rendered-body')).RenderedBody, { after: firstInteraction })

/** Components that have work to do before the reader does anything. */
const EAGER = ['Island', 'Mermaid', 'QueryPlayground']

const holds = (node: ContentNode, isMeant: (element: ContentElement) => boolean): boolean =>
  typeof node !== 'string' && (isMeant(node) || (node.slice(2) as ContentTree).some((child) => holds(child, isMeant)))

const isEager = ([name, { loop }]: ContentElement) => EAGER.includes(name) || (name === 'Video' && loop === true)
/** Tabs that may open at another one than the server's. */
const isShared = ([, { sync }]: ContentElement) => sync !== undefined

/** Does not wait for the reader when the document has work to do of itself. */
export function useEagerContent(body: unknown) {
  useEffect(() => {
    const hasWork = (node: ContentNode) => holds(node, isEager) || (hasTabChoices() && holds(node, isShared))
    if (((body ?? []) as ContentTree).some(hasWork)) skipFirstInteraction()
  }, [body])
}

/** Draws a compiled Markdown document. A page from the server can be read as it is: the code that draws it comes when the reader acts. */
export function ContentBody(props: RenderedBodyProps) {
  useEagerContent(props.body)
  return <Body {...props} />
}

/** Fetches that code for the pages to come, once the reader acts. */
export const prepareContent = () => Body.prepare()
