import type { z } from 'zod'
import {
  compileMarkdown,
  type CompiledContent,
  type ContentEnvironment,
  type PlacedLink,
} from '../../lib/content-compiler'
import type { ContentSource } from '../../lib/content-source'
import { findMarkedTexts } from '../../lib/fields'
import { insertIcon } from './environment'

interface FieldTexts {
  schema: z.ZodObject
  /** Checked fields; icons and texts in Markdown are replaced in them, at any depth. */
  fields: Record<string, unknown>
  /** The file below `content/`. */
  file: string
  /** What the file holds. */
  written: string
  locate: ContentSource['locate']
  environment: ContentEnvironment
  report: (path: PropertyKey[], message: string) => void
}

/**
 * Replaces the names of icons by their data, and texts in Markdown by what they are compiled to.
 * @returns what the texts were compiled to, in the order of the fields
 */
export async function compileFieldTexts({ schema, fields, environment, report, ...source }: FieldTexts) {
  for (const { value, path } of findMarkedTexts('isIcon', schema, fields)) {
    const { icon } = insertIcon({ icon: value }, (message) => report(path, message))
    setAt(fields, path, icon)
  }
  const compiled: CompiledContent[] = []
  for (const { value, path } of findMarkedTexts('isMarkdown', schema, fields)) {
    const { line } = source.locate(path)
    // A text of several lines begins below its "|".
    const textLine = value.includes('\n') ? line + 1 : line
    const text = await compileMarkdown(value, source.file, textLine, environment)
    setAt(fields, path, text.body)
    compiled.push({ ...text, links: text.links.map((link) => placeLink(link, value, textLine, source.written)) })
  }
  return compiled
}

function setAt(fields: object, path: readonly PropertyKey[], value: unknown) {
  const parent = path.slice(0, -1).reduce((part, key) => (part as Record<PropertyKey, object>)[key]!, fields)
  Object.assign(parent, { [path.at(-1)!]: value })
}

/** A link at its column in the file, where the text is indented. */
function placeLink(link: PlacedLink, text: string, textLine: number, written: string): PlacedLink {
  const shift = (line: number) => {
    const own = text.split('\n')[line - textLine] ?? ''
    return Math.max(0, (written.split('\n')[line - 1] ?? '').indexOf(own))
  }
  const { url, line, column } = link
  return {
    ...link,
    column: column + shift(line),
    ...(url && { url: { line: url.line, column: url.column + shift(url.line) } }),
  }
}
