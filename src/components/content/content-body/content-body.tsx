import * as React from 'react'
import { useEffect } from 'react'
import { onDemand, firstInteraction, skipFirstInteraction } from '~/components/ui/on-demand'
import type { ContentElement, ContentNode, ContentTree } from '~/lib/content-tree'
import { hasTabChoices } from '../tab-choice'
import type { RenderedBodyProps } from './rendered-body'

const Body = onDemand(async () => (await import('./rendered-body')).RenderedBody, { after: firstInteraction })

/** Components that run before the first interaction. */
const EAGER = ['Island', 'Mermaid', 'QueryPlayground']

const holds = (node: ContentNode, isMeant: (element: ContentElement) => boolean): boolean =>
  typeof node !== 'string' && (isMeant(node) || (node.slice(2) as ContentTree).some((child) => holds(child, isMeant)))

const isEager = ([name, { loop }]: ContentElement) => EAGER.includes(name) || (name === 'Video' && loop === true)
/** Tabs that may open at another tab than in the server's HTML. */
const isShared = ([, { sync }]: ContentElement) => sync !== undefined

/** Loads the code of a body at once when something in it runs by itself. `isCode` says that the body is MDX. */
export function useEagerContent(body: unknown, isCode = false) {
  useEffect(() => {
    const hasWork = (node: ContentNode) => holds(node, isEager) || (hasTabChoices() && holds(node, isShared))
    if (isCode || ((body ?? []) as ContentTree).some(hasWork)) skipFirstInteraction()
  }, [body, isCode])
}

/** Renders a compiled Markdown document. A page from the server is readable without it: the code that renders it loads after the first interaction. */
export function ContentBody(props: RenderedBodyProps) {
  useEagerContent(props.body)
  return <Body {...props} />
}

/** Loads that code for the next pages, after the first interaction. */
export const prepareContent = () => Body.prepare()
