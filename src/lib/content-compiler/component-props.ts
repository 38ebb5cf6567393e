import type { Point } from 'unist'
import { describeIssues, findMarkedTexts } from '../fields'
import type { ContentComponent } from './content-components'
import type { DocumentContext } from './document-context'
import { resolveImage, resolveLink } from './links'

/** Checks the attributes of a component, resolves links and images, and replaces icon names with SVG. Reports problems to the context. */
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
    for (const { message } of describeIssues(result.error.issues, input, component.props))
      context.report(start, `"${written}": ${message}`)
    return { ...component.fixed }
  }
  const props: Record<string, unknown> = { ...component.fixed, ...result.data }
  for (const { path, value } of findMarkedTexts('isIcon', component.props, result.data)) {
    const drawing = context.findIcon(value)
    if (!drawing)
      context.report(start, `"${written}": there is no icon "${value}".${context.suggestIcon?.(value) ?? ''}`)
    props[String(path[0])] = drawing
  }
  for (const { path, value } of findMarkedTexts('graphqlType', component.props, result.data))
    props[String(path[0])] = resolveImage(value, start, context)
  return props
}
