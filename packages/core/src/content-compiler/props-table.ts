import type { PhrasingContent, Table, TableCell } from 'mdast'
import type { Point } from 'unist'
import { suggest } from '../nearest'
import type { ComponentProp, DocumentContext } from './document-context'

/** Returns the table for `::props{of="…"}`. Reports an unknown name, and returns undefined for it. */
export function propsTable(of: string, start: Point | undefined, context: DocumentContext): Table | undefined {
  const rows = propsRows(of, start, context)
  return rows && { type: 'table', children: rows.map((cells) => ({ type: 'tableRow', children: cells.map(toCell) })) }
}

/** Returns the cells of the table as Markdown, starting with the head. Reports an unknown name, and returns undefined for it. */
export function propsRows(of: string, start: Point | undefined, context: DocumentContext): string[][] | undefined {
  const known = new Map(Object.entries(context.documentedProps ?? {}).filter(([, rows]) => rows.length > 0))
  const rows = known.get(of)
  const { prop, propType, propDefault, propDescription, required } = context.texts
  const head = [prop, propType, propDefault, propDescription]
  if (rows) return [head, ...rows.map((row) => cellsOf(row, required))]
  const remedy =
    'Name a component such as "Button" or a directive such as "card". After a change of the code, run "npm run props".'
  context.report(start, `"::props": "${of}" has no props to show.${suggest(of, [...known.keys()])} ${remedy}`)
  return undefined
}

const cellsOf = ({ name, type, description, required, ...rest }: ComponentProp, requiredText: string) => [
  `\`${name}\``,
  type,
  rest.default ?? (required ? requiredText : '–'),
  description,
]

const toCell = (text: string): TableCell => ({
  type: 'tableCell',
  children: text
    .split('`')
    .map((part, index): PhrasingContent => ({ type: index % 2 === 1 ? 'inlineCode' : 'text', value: part }))
    .filter((node) => 'value' in node && node.value !== ''),
})
