import {
  compileMarkdown,
  type CompiledContent,
  type ContentEnvironment,
  type PlacedLink,
} from '@galley/core/content-compiler'
import type { ContentSource } from '@galley/core/content-source'
import { fieldName, replaceTexts } from '@galley/core/fields'
import type { z } from 'zod'
import { digestOf } from '../file-role'
import { insertIcon } from './environment'

type Fields = Record<string, unknown>

interface FieldTexts {
  schema: z.ZodObject
  /** Checked fields. */
  fields: Fields
  /** Path of the file below `content/`. */
  file: string
  /** The text of the file. */
  written: string
  locate: ContentSource['locate']
  environment: ContentEnvironment
  report: (path: PropertyKey[], message: string) => void
}

/**
 * Compiles the icons and the Markdown texts of checked fields.
 * @returns `fields` with the data of icons and the bodies of texts, `written` with the texts as Markdown, and `texts` with the complete results in
 * the order of the fields
 */
export async function compileFieldTexts({ schema, fields, environment, report, ...source }: FieldTexts) {
  const onePage = { ...environment, takenIds: Object.create(null) as Record<string, number> }
  const compile = async (text: string, path: PropertyKey[]) => {
    const { line } = source.locate(path)
    // A text of several lines begins on the line after its "|".
    const textLine = text.includes('\n') ? line + 1 : line
    const footnoteScope = digestOf(Buffer.from(`${source.file} ${fieldName(path)}`)).slice(0, 8)
    const compiled = await compileMarkdown(text, source.file, textLine, { ...onePage, footnoteScope })
    return { ...compiled, links: compiled.links.map((link) => placeLink(link, text, textLine, source.written)) }
  }
  const texts = new Map<string, Promise<CompiledContent>>()
  // One text after the other, so that the first of two equal headings has the id without a number.
  let last: Promise<unknown> = Promise.resolve()
  const replaced = await replaceTexts(schema, fields, (marks, value, path) => {
    if (marks['isIcon']) return insertIcon({ icon: value }, (message) => report(path, message)).icon
    if (!marks['isMarkdown']) return value
    const text = last.then(() => compile(value, path))
    last = text
    texts.set(fieldName(path), text)
    return text.then(({ body }) => body)
  })
  const written = await replaceTexts(schema, fields, async (_, value, path) => {
    const text = await texts.get(fieldName(path))
    return text?.markdown ?? value
  })
  return { fields: replaced as Fields, written: written as Fields, texts: await Promise.all(texts.values()) }
}

/** Moves a link to its column in the file, where the text is indented. */
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
