import { type PlacedReference, type PlacedUnique, referenceInLanguage } from '@galley/core/collections'
import {
  compileMarkdown,
  type CompiledContent,
  type ContentEnvironment,
  type PlacedLink,
} from '@galley/core/content-compiler'
import { MAX_PROBLEMS, type ContentSource } from '@galley/core/content-source'
import {
  type FieldProblem,
  fieldName,
  findMarkedTexts,
  readCells,
  replaceTexts,
  validateFields,
} from '@galley/core/fields'
import { fileLanguage } from '@galley/core/translations'
import { collections, type CollectionName } from '@galley/site/collections'
import type { z } from 'zod'
import { digestOf } from '../file-role'
import type { Compilation } from './compilation'
import { insertIcon } from './environment'
import { resolveFieldImages } from './field-images'
import { findDraftMarks } from './find-draft-marks'

type Fields = Record<string, unknown>

/** The checked fields of a file, with the sizes of images, the data of icons and the compiled texts. */
export interface CompiledFields {
  /** The fields before validation. */
  given: unknown
  /** The checked fields of the collection. Incomplete if `isComplete` is false. */
  checked: Fields
  /** `checked` with texts as Markdown. */
  withMarkdown: Fields
  /** Fields that the collection does not declare. */
  meta: Fields
  /** Valid fields that validation removed together with an invalid group around them. */
  leftOut: Fields
  /** The compiled texts in the order of the fields. */
  texts: readonly CompiledContent[]
  /** Fields of every entry: name, references, links and used files. */
  base: {
    stem: string
    sortKey: string
    extension: string
    placedReferences: PlacedReference[]
    placedLinks: PlacedLink[]
    placedUniques?: PlacedUnique[]
    sources?: Record<string, string>
  }
  /** False if a required field is missing or wrong. */
  isComplete: boolean
  isBroken?: true
  isUnread?: true
}

/** Checks the fields of a file, and compiles their images, icons and texts. Reports the problems of all fields together. */
export async function compileFields(compilation: Compilation): Promise<CompiledFields> {
  const { file, collection, parsed, source, problems, sources } = compilation
  const { schema } = collection
  const { stem, sortKey, extension } = parsed
  const given = extension === 'csv' ? readCells(schema, source.fields) : source.fields
  const valid = validateFields(schema, given, source.writtenAt)
  const told = new Set(valid.problems.map(({ path }) => fieldName(path)))
  const resolveImages = (fields: Fields) =>
    resolveFieldImages(schema, fields, file, compilation.contentDir, compilation.environment)
  const withImages = await resolveImages(valid.fields)
  const leftOut = await resolveImages(valid.leftOut)
  const wrongImages = [...withImages.problems, ...leftOut.problems].filter(({ path }) => !told.has(fieldName(path)))
  reportWrong(compilation, valid.problems, wrongImages)
  for (const { path, message, part } of findDraftMarks(compilation, given, valid.meta))
    compilation.report(path, message, part)

  // If a field is wrong, references and links are read from the unchecked fields, so that the same run also reports problems of references and links.
  const placed = placeFields(compilation, valid.problems.length === 0 ? valid.fields : given)
  const compileTexts = (fields: Fields) =>
    compileFieldTexts({
      ...{ schema, fields, file, written: compilation.written },
      ...{ locate: source.locate, environment: compilation.environment },
      report: (path, message) => {
        if (!told.has(fieldName(path))) compilation.report(path, message)
      },
    })
  const { fields: checked, written: withMarkdown, texts } = await compileTexts(withImages.fields)
  const allTexts = [...texts, ...(await compileTexts(leftOut.fields)).texts]
  problems.push(...allTexts.flatMap((text) => text.problems))
  const isUnread = allTexts.some((text) => text.isBroken)
  const { placedReferences, placedUniques, placedLinks } = placed
  return {
    ...{ given, checked, withMarkdown, texts, meta: valid.meta, leftOut: valid.leftOut, isComplete: valid.isComplete },
    base: {
      ...{ stem, sortKey, extension, placedReferences },
      placedLinks: [...placedLinks, ...allTexts.flatMap(({ links }) => links)],
      ...(placedUniques.length > 0 && { placedUniques }),
      ...withSources(sources),
    },
    ...((!valid.isComplete || isUnread) && { isBroken: true }),
    ...(isUnread && { isUnread }),
  }
}

/** Returns an object with the field `sources`, the files that an entry uses. Returns false if there are no such files. */
export const withSources = (sources: ReadonlyMap<string, string>) =>
  sources.size > 0 && { sources: Object.fromEntries(sources) }

/** Reports at most `MAX_PROBLEMS` wrong fields, and the number of further wrong fields. */
function reportWrong(
  { parsed, source, report }: Compilation,
  fields: readonly FieldProblem[],
  images: readonly FieldProblem[],
) {
  const isBare = source.textLine === 1 && /^mdx?$/.test(parsed.extension)
  const wrong = [...(isBare ? describeBare(fields) : fields), ...images]
  for (const { path, message, part, isWarning } of wrong.slice(0, MAX_PROBLEMS)) report(path, message, part, isWarning)
  if (wrong.length > MAX_PROBLEMS)
    report([], `${wrong.length - MAX_PROBLEMS} more fields are wrong. Correct these first.`)
}

/** For a file without front matter, returns one problem that lists all missing fields. */
function describeBare(missing: readonly FieldProblem[]): FieldProblem[] {
  const names = missing.map(({ path }) => fieldName(path))
  const lines = ['---', ...names.map((name) => `${name}: …`), '---'].map((line) => `"${line}"`)
  const message = `The file has no front matter. Begin it with these lines: ${lines.join(', ')}.`
  return names.length > 0 ? [{ path: [], message }] : []
}

/** Finds references, unique texts and links in the fields, with their positions. */
const placeFields = ({ file, collection: { schema }, source: { locate } }: Compilation, fields: unknown) => ({
  placedReferences: findMarkedTexts('reference', schema, fields).map(({ mark, value, path }): PlacedReference => ({
    collection: String(mark),
    value: referenceInLanguage(value, collections[mark as CollectionName], fileLanguage(file)),
    field: fieldName(path),
    ...locate(path),
  })),
  placedUniques: findMarkedTexts('isUnique', schema, fields).map(({ path, value }): PlacedUnique => ({
    field: fieldName(path),
    value,
    ...locate(path),
  })),
  placedLinks: findMarkedTexts('isLink', schema, fields).map(({ value, path }): PlacedLink => ({
    target: value,
    ...locate(path),
  })),
})

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
  // Compiles the texts one after the other, so that the first of two equal headings gets the id without a number.
  let last: Promise<unknown> = Promise.resolve()
  const replaced = await replaceTexts(schema, fields, (marks, value, path) => {
    if (marks['isIcon']) return insertIcon({ icon: value }, (message) => report(path, message)).icon
    const { reference, isMarkdown } = marks
    if (typeof reference === 'string')
      return referenceInLanguage(value, collections[reference as CollectionName], fileLanguage(source.file))
    if (!isMarkdown) return value
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

/** Adds the indentation of the text in the file to the column of a link. */
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
