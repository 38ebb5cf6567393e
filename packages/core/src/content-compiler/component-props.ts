import type { Point } from 'unist'
import type { z } from 'zod'
import type { ContentComponent } from '../directive'
import { describeIssues, findMarkedTexts } from '../fields'
import type { DocumentContext } from './document-context'
import { resolveImage, resolveLink } from './links'

/**
 * Returns the props of a component: validates the attributes, resolves links and images, and replaces icon names with icons. Reports problems, and
 * returns undefined if the component cannot be rendered.
 */
export function validateProps(
  written: string,
  component: ContentComponent,
  attributes: Record<string, unknown>,
  start: Point | undefined,
  context: DocumentContext,
): Record<string, unknown> | undefined {
  const relativeTo = typeof attributes['to'] === 'string' ? resolveLink(attributes['to'], start, context) : undefined
  const input = relativeTo === undefined ? attributes : { ...attributes, to: relativeTo }
  const result = component.props.safeParse(input)
  if (!result.success) {
    for (const { message } of describeIssues(result.error.issues, input, component.props))
      context.report(start, `"${written}": ${message}`)
    return undefined
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
  const isWhole = Object.entries(component.props.shape).every(
    ([name, schema]) => props[name] !== undefined || (schema as z.ZodType).safeParse(undefined).success,
  )
  return isWhole ? props : undefined
}
