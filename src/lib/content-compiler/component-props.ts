import type { Point } from 'unist'
import { describeIssues } from '../fields'
import type { ContentComponent } from './content-components'
import type { DocumentContext } from './document-context'
import { resolveLink } from './links'

/** The attributes of a component, checked; links resolved and icons drawn. Problems go to the context. */
export function validateProps(
  written: string,
  component: ContentComponent,
  attributes: Record<string, unknown>,
  start: Point | undefined,
  context: DocumentContext,
): Record<string, unknown> {
  const relativeTo = typeof attributes['to'] === 'string' ? resolveLink(attributes['to'], start, context) : undefined
  const input = relativeTo === undefined ? attributes : { ...attributes, to: relativeTo }
  const result = component.props.safeParse(input)
  if (!result.success) {
    const keys = Object.keys(component.props.shape)
    for (const { message } of describeIssues(result.error.issues, input, () => keys))
      context.report(start, `"${written}": ${message}`)
    return { ...component.fixed }
  }
  const props: Record<string, unknown> = { ...component.fixed, ...result.data }
  if (typeof props['icon'] === 'string') {
    const drawing = context.findIcon(props['icon'])
    if (!drawing)
      context.report(
        start,
        `"${written}": there is no icon "${props['icon']}". Take a name from the Lucide or Simple Icons set.`,
      )
    props['icon'] = drawing
  }
  return props
}
