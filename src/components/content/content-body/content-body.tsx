import { useEffect } from 'react'
import { onDemand, readerActs, stopWaiting } from '~/components/ui/on-demand'
import type { ContentElement, ContentNode, ContentTree } from '~/lib/content-tree'
import { hasTabChoices } from '../tab-choice'
import type { DrawnBodyProps } from './drawn-body'

const Body = onDemand(async () => (await import('./drawn-body')).DrawnBody, { after: readerActs })

/** Components that have work to do before the reader does anything. */
const LIVELY = ['Island', 'Mermaid', 'QueryPlayground']

const holds = (node: ContentNode, isMeant: (element: ContentElement) => boolean): boolean =>
  typeof node !== 'string' && (isMeant(node) || (node.slice(2) as ContentTree).some((child) => holds(child, isMeant)))

const isLively = ([name, { loop }]: ContentElement) => LIVELY.includes(name) || (name === 'Video' && loop === true)
/** Tabs that may open at another one than the server's. */
const isShared = ([, { sync }]: ContentElement) => sync !== undefined

/** Does not wait for the reader when the document has work to do of itself. */
export function useLivelyBody(body: unknown) {
  useEffect(() => {
    const hasWork = (node: ContentNode) => holds(node, isLively) || (hasTabChoices() && holds(node, isShared))
    if (((body ?? []) as ContentTree).some(hasWork)) stopWaiting()
  }, [body])
}

/** Draws a compiled Markdown document. A page from the server can be read as it is: the code that draws it comes when the reader acts. */
export function ContentBody(props: DrawnBodyProps) {
  useLivelyBody(props.body)
  return <Body {...props} />
}

/** Fetches that code for the pages to come, once the reader acts. */
export const prepareContent = () => Body.prepare()
