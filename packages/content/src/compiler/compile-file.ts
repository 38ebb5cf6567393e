import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Collection, PageEntry, PlacedReference, PlacedUnique } from '@galley/core/collections'
import {
  buildSearchSections,
  compileMarkdown,
  expandIncludes,
  findIncludes,
  findNames,
  linkTextsOf,
  summarize,
  textOfTree,
  type CompiledContent,
  type ContentEnvironment,
  type PlacedLink,
  writeLinks,
} from '@galley/core/content-compiler'
import { readContentPath } from '@galley/core/content-path'
import { MAX_PROBLEMS, readSource, type ContentProblem, type ContentSource } from '@galley/core/content-source'
import type { ContentTree } from '@galley/core/content-tree'
import {
  type FieldProblem,
  fieldName,
  findLinkFields,
  findMarkedTexts,
  findReferences,
  readCells,
  validateFields,
} from '@galley/core/fields'
import { writeMarkdownPage, writeTree } from '@galley/core/markdown-page'
import { outlineMdx, replaceComponents } from '@galley/core/mdx'
import { suggest } from '@galley/core/nearest'
import { headingIdOf } from '@galley/core/search-sections'
import { collections, type CollectionName } from '@galley/site/collections'
import { createEnvironment, insertIcon } from './environment'
import { excerptOf } from './excerpt'
import { measureImage, resolveFieldImages, unreadableImage } from './field-images'
import { compileFieldTexts } from './field-texts'
import { findUnsaidDrafts } from './find-unsaid-drafts'
import { applySlug } from './path-of-file'
import { countReadingMinutes } from './reading-minutes'
import { isScheduled } from './scheduled'

/** An entry's id and fields, and the problems of its file. */
export interface CompiledFile {
  id: string
  fields: Record<string, unknown>
  /** Of a Markdown page: line of the file on which each outermost element of the body starts. */
  bodyLines?: number[]
  /** The date for which a page waits that is no draft otherwise, such as "2027-03-01". */
  publishOn?: string
  problems: ContentProblem[]
  /** True when there is no entry: the file cannot be read, or lacks a required field. Of `fields`, path, title, references and links are reliable. */
  isBroken?: true
  /** True when a text of the file cannot be read, so that not all of its links are known. */
  isUnread?: true
  /** True when the file reached the time limit: compiling it again would not help. */
  isStopped?: true
}

/**
 * What a text that is not saved may use: all content, or these files, each with the path of its page, or "" for other files. To such a text
 * every other file, and every variable, term and example, is as one that does not exist, except what its saved version includes and names.
 */
export type Usable = 'all' | ReadonlyMap<string, string>

/**
 * Compiles one content file: reads it, checks it against its collection, compiles its Markdown.
 * @param contentDir Absolute path of `content/`.
 * @param file The file below it.
 * @param text Its text, when that is not saved yet.
 */
export async function compileFile(
  contentDir: string,
  file: string,
  name: CollectionName,
  text?: string,
  usable?: Usable,
): Promise<CompiledFile> {
  const collection: Collection = collections[name]
  const parsed = readContentPath(name, file)
  const written = text ?? (await readFile(join(contentDir, file), 'utf8'))
  const source = readSource(`content/${file}`, parsed.extension, written)
  const { stem, sortKey, extension } = parsed
  if (source.problems.length > 0) {
    const { path, slug, title } = parsed
    const fields = { stem, sortKey, extension, path, slug, title }
    return { id: parsed.id, fields, problems: source.problems, isBroken: true, isUnread: true }
  }

  const problems: ContentProblem[] = []
  const report = (path: PropertyKey[], message: string, part?: 'key', isWarning?: true) =>
    void problems.push({
      file: `content/${file}`,
      ...source.locate(path, part),
      message,
      ...(isWarning && { isWarning }),
    })

  const given = extension === 'csv' ? readCells(collection.schema, source.fields) : source.fields
  const valid = validateFields(collection.schema, given, source.writtenAt)
  const told = new Set(valid.problems.map(({ path }) => fieldName(path)))
  const sources = new Map<string, string>()
  const allowed = usable && (await findAllowed(contentDir, file, usable))
  const known = usable === 'all' ? undefined : usable
  const environment = createEnvironment(contentDir, { sources, problems, ...allowed, known })
  const withImages = await resolveFieldImages(collection.schema, valid.fields, file, contentDir, environment)
  const leftOut = await resolveFieldImages(collection.schema, valid.leftOut, file, contentDir, environment)
  const isBare = source.textLine === 1 && /^mdx?$/.test(extension)
  const wrong = [
    ...(isBare ? describeBare(valid.problems) : valid.problems),
    ...[...withImages.problems, ...leftOut.problems].filter(({ path }) => !told.has(fieldName(path))),
  ]
  for (const { path, message, part, isWarning } of wrong.slice(0, MAX_PROBLEMS)) report(path, message, part, isWarning)
  if (wrong.length > MAX_PROBLEMS)
    report([], `${wrong.length - MAX_PROBLEMS} more fields are wrong. Correct these first.`)

  for (const { path, message, part } of findUnsaidDrafts({
    file,
    extension,
    kind: collection.kind,
    given,
    meta: valid.meta,
  }))
    report(path, message, part)

  // With wrong fields, references and links are read from the unchecked ones, so that all problems are reported together.
  const { isComplete } = valid
  const named = valid.problems.length === 0 ? valid.fields : given
  const placedReferences = findReferences(collection.schema, named).map(({ path, ...reference }): PlacedReference => ({
    ...reference,
    field: fieldName(path),
    ...source.locate(path),
  }))
  const placedUniques = findMarkedTexts('isUnique', collection.schema, named).map(({ path, value }): PlacedUnique => ({
    field: fieldName(path),
    value,
    ...source.locate(path),
  }))
  const compileTexts = (fields: Record<string, unknown>) =>
    compileFieldTexts({
      schema: collection.schema,
      fields,
      file,
      written,
      locate: source.locate,
      environment,
      report: (path, message) => {
        if (!told.has(fieldName(path))) report(path, message)
      },
    })
  const { fields: checked, written: withMarkdown, texts } = await compileTexts(withImages.fields)
  const { texts: textsLeftOut } = await compileTexts(leftOut.fields)
  problems.push(...[...texts, ...textsLeftOut].flatMap((text) => text.problems))
  const linksOfFields = findLinkFields(collection.schema, named).map(({ path, target }): PlacedLink => ({
    target,
    ...source.locate(path),
  }))
  const placedLinks = [...linksOfFields, ...[...texts, ...textsLeftOut].flatMap(({ links }) => links)]
  const isTextBroken = [...texts, ...textsLeftOut].some((text) => text.isBroken)
  const isBroken = !isComplete || isTextBroken
  const base = {
    ...{ stem, sortKey, extension, placedReferences, placedLinks },
    ...(placedUniques.length > 0 && { placedUniques }),
  }
  if (collection.kind === 'data') {
    const body = { ...checked, ...valid.meta }
    const fields = {
      ...checked,
      ...base,
      ...withSources(sources),
      // Data has no field "draft": only the file name says it.
      ...(parsed.draft && { draft: true }),
      slug: parsed.slug,
      body,
    }
    return { id: parsed.id, fields, problems, ...(isBroken && { isBroken }), ...(isTextBroken && { isUnread: true }) }
  }

  const { title, description, slug, draft, navigation, ...own } = isComplete ? checked : readWritten(given)
  const withIcon = <Part extends object>(part: Part, ...path: string[]) =>
    insertIcon(part, (message) => report([...path, 'icon'], message))
  const withIconInside = (part: unknown) =>
    typeof part === 'object' && part !== null ? withIcon(part, 'navigation') : part
  const shown = withIconInside(navigation)
  withIconInside(valid.leftOut['navigation'])
  const meta = withIcon(valid.meta)

  const body = await compileBody(environment, file, source, typeof title === 'string' ? title : undefined)
  const content = isComplete ? collection.toContent?.(withMarkdown) : undefined
  const compiled = joinContent(body, [...(content ? [contentOfFields(content)] : []), ...texts])
  const images = await Promise.all(compiled.images.map((image) => measureImage(contentDir, image)))
  compiled.images.forEach((image, index) => {
    if (!images[index]) report([], unreadableImage(image))
  })

  if (/.\/(\/|$)|^\/\//.test(parsed.path)) {
    const message = `The path "${parsed.path}" has an empty part: the name of a file or folder needs a letter or a digit. Rename the file or its folder.`
    report([], message)
  }

  const page = {
    path: applySlug(parsed.path, slug),
    title: typeof title === 'string' ? title : compiled.heading || parsed.title,
    description: typeof description === 'string' ? description : excerptOf(compiled.opening),
  }
  const hasDescription = typeof description === 'string'
  // What the text says too is said once.
  const opened = { ...page, description: hasDescription ? description : '' }
  const sections = buildSearchSections(opened, compiled.blocks)
  const headings = sections.slice(1).map(headingIdOf)
  // A text that cannot be read has no headings.
  const missing = body.isBroken ? [] : listKeywordIds(own).filter((id) => !headings.includes(id))
  for (const id of missing) {
    const message = `The page has no heading with the id "${id}".${suggest(id, headings)} Correct it, or remove its keywords.`
    report(['search', 'sections', id], message, 'key')
  }
  const isDraft = Boolean(draft) || parsed.draft
  const waitsForDate = collection.order === 'date' && isScheduled(own)
  const derived: DerivedFields = {
    ...base,
    ...page,
    hasDescription,
    slug: typeof slug === 'string' ? slug.normalize('NFC') : parsed.slug,
    placedLinks: [...placedLinks, ...body.links],
    navigation: shown as PageEntry['navigation'],
    meta,
    body: compiled.body,
    toc: compiled.toc,
    anchors: compiled.anchors,
    examples: compiled.examples,
    text: compiled.text,
    readingMinutes: countReadingMinutes(compiled.text),
    markdown: [
      writeMarkdownPage({ ...opened, text: body.markdown, hasTitle: compiled.heading !== undefined }),
      ...(content ? [writeTree(content)] : texts.map((text) => text.markdown)).map((part) => `${part}\n`),
    ].join('\n'),
    sections,
    linkTexts: linkTextsOf(page.path, compiled.blocks),
    images: images.filter((image) => image !== undefined),
    ...withSources(sources),
    draft: isDraft || waitsForDate,
  }
  return {
    id: parsed.id,
    fields: { ...own, ...derived },
    ...(compiled.bodyLines && { bodyLines: compiled.bodyLines }),
    ...(waitsForDate && !isDraft && { publishOn: String(own['date']) }),
    problems: [...problems, ...body.problems],
    ...((isBroken || body.isBroken) && { isBroken: true }),
    ...((isTextBroken || body.isBroken) && { isUnread: true }),
  }
}

/** The fields that a file without front matter lacks, as one problem. */
function describeBare(missing: readonly FieldProblem[]): FieldProblem[] {
  const names = missing.map(({ path }) => fieldName(path))
  const lines = ['---', ...names.map((name) => `${name}: …`), '---'].map((line) => `"${line}"`)
  const message = `The file has no front matter. Begin it with these lines: ${lines.join(', ')}.`
  return names.length > 0 ? [{ path: [], message }] : []
}

/** What the fields of a page say. Their headings have no ids, so that nothing leads to them. */
const contentOfFields = (tree: ContentTree): CompiledContent => ({ ...NO_BODY, blocks: tree, text: textOfTree(tree) })

/** A body, and what the texts of the fields add to what the page shows. */
const joinContent = (body: CompiledContent, texts: readonly CompiledContent[]): CompiledContent =>
  texts.reduce(
    (page, { blocks, toc, anchors, examples, text, images }) => ({
      ...page,
      blocks: [...page.blocks, ...blocks],
      toc: [...page.toc, ...toc],
      anchors: [...page.anchors, ...anchors],
      examples: [...page.examples, ...examples],
      text: [page.text, text].filter(Boolean).join(' '),
      images: [...page.images, ...images],
    }),
    body,
  )

const withSources = (sources: ReadonlyMap<string, string>) =>
  sources.size > 0 && { sources: Object.fromEntries(sources) }

/**
 * Tells what a text that is not saved may include and name: what its saved version does, when that may be seen. With all content it may include
 * every file that is content, and name everything.
 */
async function findAllowed(contentDir: string, file: string, usable: Usable) {
  const isSeen = usable === 'all' || usable.has(file)
  const saved = isSeen ? await readFile(join(contentDir, file), 'utf8').catch(() => '') : ''
  const included = new Set([...findIncludes(saved).values()].map(({ source }) => source))
  const mayInclude = (name: string, directive: string) =>
    included.has(directive) || (usable === 'all' && !name.startsWith('../'))
  if (usable === 'all') return { mayInclude }
  const environment = createEnvironment(contentDir, { sources: new Map(), problems: [] })
  return { mayInclude, mayName: findNames(expandIncludes(saved, file, 1, environment)?.text ?? saved) }
}

/** What the compiler adds to the checked front matter. The store adds `lastUpdated` and `contributors`. */
type DerivedFields = Omit<PageEntry, 'id' | 'lastUpdated' | 'contributors' | 'search' | 'seo'>

/** The ids of the headings that have keywords. */
const listKeywordIds = ({ search }: Partial<Pick<PageEntry, 'search'>>) =>
  typeof search === 'object' ? Object.keys(search.sections ?? {}) : []

/** Title and slug of front matter that lacks a field, where they are texts. */
function readWritten(given: unknown): Record<string, unknown> {
  const { title, slug } = Object(given) as Record<string, unknown>
  return { ...(typeof title === 'string' && { title }), ...(typeof slug === 'string' && { slug }) }
}

const NO_BODY: CompiledContent = { ...summarize([]), body: null, images: [], links: [], markdown: '', problems: [] }

function compileBody(
  environment: ContentEnvironment,
  file: string,
  { text, textLine }: ContentSource,
  title: string | undefined,
) {
  if (file.endsWith('.md')) return compileMarkdown(text, file, textLine, environment, title)
  if (file.endsWith('.mdx')) {
    const outline = outlineMdx(text, file, textLine, environment, title)
    return { ...outline, markdown: replaceComponents(writeLinks(text, textLine, outline.links)) }
  }
  return NO_BODY
}
