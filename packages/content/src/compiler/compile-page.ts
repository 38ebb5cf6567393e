import { type PageEntry, slugInLanguage } from '@galley/core/collections'
import {
  buildSearchSections,
  compileMarkdown,
  type CompiledContent,
  linkTextsOf,
  summarize,
  textOfTree,
  writeLinks,
} from '@galley/core/content-compiler'
import type { ContentTree } from '@galley/core/content-tree'
import { writeMarkdownPage, writeTree } from '@galley/core/markdown-page'
import { outlineMdx, replaceComponents } from '@galley/core/mdx'
import { suggest } from '@galley/core/nearest'
import { headingIdOf } from '@galley/core/search-sections'
import { fileLanguage, pathInFirstLanguage } from '@galley/core/translations'
import { versionNameOf } from '@galley/core/versions'
import { site } from '@galley/site'
import type { Compilation, CompiledFile } from './compilation'
import { type CompiledFields, withSources } from './compile-fields'
import { insertIcon } from './environment'
import { measureImage, unreadableImage } from './field-images'
import { applySlug, defaultPath, mayHaveSlug } from './path-of-file'

/** The fields that the compiler adds to checked front matter. The store adds `lastUpdated` and `contributors`. */
type DerivedFields = Omit<PageEntry, 'id' | 'lastUpdated' | 'contributors' | 'search' | 'seo'>

/** Compiles the body of a page, and adds the fields that are derived from the body. */
export async function compilePage(compilation: Compilation, compiledFields: CompiledFields): Promise<CompiledFile> {
  const { collection, parsed, sources, problems } = compilation
  const { checked, withMarkdown, texts, base, given, isComplete, isBroken, isUnread } = compiledFields
  const { title, description, slug: written, draft, navigation, ...own } = isComplete ? checked : readWritten(given)
  const icons = insertIcons(compilation, compiledFields, navigation)

  const body = await compileBody(compilation, typeof title === 'string' ? title : undefined)
  const content = isComplete ? collection.toContent?.(withMarkdown) : undefined
  const compiled = joinContent(body, [...(content ? [contentOfFields(content)] : []), ...texts])
  const images = await measureImages(compilation, compiled.images)
  reportEmptyPart(compilation)

  const standard = defaultPath(compilation.contentDir, compilation.file, compilation.name)
  const translation = fileLanguage(parsed.stem)
  const slug = mayHaveSlug(compilation.file, compilation.name) ? written : undefined
  if (translation !== undefined) reportFolderSlug(compilation, compiledFields)
  const language = translation ?? site.languages[0]?.code ?? ''
  const page = {
    path: applySlug(standard, slug),
    title: typeof title === 'string' ? title : compiled.heading || parsed.title,
    description: typeof description === 'string' ? description : excerptOf(compiled.opening),
  }
  const hasDescription = typeof description === 'string'
  // An excerpt repeats the text, so the excerpt is left out of the Markdown.
  const opened = { ...page, description: hasDescription ? description : '' }
  const [opening, ...others] = buildSearchSections(opened, compiled.blocks)
  // The search finds a page without a text before its first heading by its excerpt.
  const sections = [{ ...opening!, content: opening!.content || page.description }, ...others]
  // A text that cannot be read has no headings.
  if (!body.isBroken) reportUnknownKeywords(compilation, own, sections.slice(1).map(headingIdOf))
  const isDraft = Boolean(draft) || parsed.draft
  const waitsForDate = collection.order === 'date' && isScheduled(own)
  const derived: DerivedFields = {
    ...base,
    ...page,
    hasDescription,
    // References to a translation contain the slug of its original.
    slug: slugInLanguage((translation === undefined ? page.path : standard).split('/').at(-1)!, translation),
    placedLinks: [...base.placedLinks, ...body.links],
    navigation: icons.navigation as PageEntry['navigation'],
    meta: icons.meta,
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
    images,
    ...withSources(sources),
    draft: isDraft || waitsForDate,
    language,
    textLanguage: language,
    originalPath: pathInFirstLanguage(translation === undefined ? page.path : standard),
    docsVersion: versionNameOf(parsed.stem, site.versions),
  }
  return {
    id: parsed.id,
    fields: { ...own, ...derived },
    ...(compiled.bodyLines && { bodyLines: compiled.bodyLines }),
    ...(waitsForDate && !isDraft && { publishOn: String(own['date']) }),
    problems: [...problems, ...body.problems],
    ...((isBroken || body.isBroken) && { isBroken: true }),
    ...((isUnread || body.isBroken) && { isUnread: true }),
  }
}

/** Returns title and slug of unchecked front matter, if they are texts. */
function readWritten(given: unknown): Record<string, unknown> {
  const { title, slug } = Object(given) as Record<string, unknown>
  return { ...(typeof title === 'string' && { title }), ...(typeof slug === 'string' && { slug }) }
}

/** Inserts the icons of navigation and of undeclared fields. Reports unknown icons, also in fields that validation removed. */
function insertIcons({ report }: Compilation, { meta, leftOut }: CompiledFields, navigation: unknown) {
  const insert = <Part extends object>(part: Part, ...path: string[]) =>
    insertIcon(part, (message) => report([...path, 'icon'], message))
  const insertInside = (part: unknown) =>
    typeof part === 'object' && part !== null ? insert(part, 'navigation') : part
  const shown = insertInside(navigation)
  insertInside(leftOut['navigation'])
  return { navigation: shown, meta: insert(meta) }
}

const NO_BODY: CompiledContent = { ...summarize([]), body: null, images: [], links: [], markdown: '', problems: [] }

function compileBody({ environment, file, source: { text, textLine } }: Compilation, title: string | undefined) {
  if (file.endsWith('.md')) return compileMarkdown(text, file, textLine, environment, title)
  if (file.endsWith('.mdx')) {
    const outline = outlineMdx(text, file, textLine, environment, title)
    return { ...outline, markdown: replaceComponents(writeLinks(text, textLine, outline.links)) }
  }
  return NO_BODY
}

/** Returns the content of a page's fields. Its headings have no ids, so that nothing links to them. */
const contentOfFields = (tree: ContentTree): CompiledContent => ({ ...NO_BODY, blocks: tree, text: textOfTree(tree) })

/** Appends the texts of fields to the body. */
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

/** Measures the images of a page, and reports files that are not images. */
async function measureImages({ contentDir, report }: Compilation, paths: readonly string[]) {
  const images = await Promise.all(paths.map((path) => measureImage(contentDir, path)))
  paths.forEach((path, index) => {
    if (!images[index]) report([], unreadableImage(path))
  })
  return images.filter((image) => image !== undefined)
}

/** Reports the slug of a folder's page in a translation. */
function reportFolderSlug({ file, name, report }: Compilation, { meta }: CompiledFields) {
  if ('slug' in meta && !mayHaveSlug(file, name))
    report(['slug'], 'The page of a folder has the path of the folder, which "slug" cannot change. Remove it.', 'key')
}

function reportEmptyPart({ parsed: { path }, report }: Compilation) {
  if (!/.\/(\/|$)|^\/\//.test(path)) return
  const message = `The path "${path}" has an empty part: the name of a file or folder needs a letter or a digit. Rename the file or its folder.`
  report([], message)
}

/** Reports keywords of headings that the page does not have. */
function reportUnknownKeywords(
  { report }: Compilation,
  { search }: Partial<Pick<PageEntry, 'search'>>,
  headings: readonly string[],
) {
  const ids = typeof search === 'object' ? Object.keys(search.sections ?? {}) : []
  for (const id of ids.filter((one) => !headings.includes(one))) {
    const message = `The page has no heading with the id "${id}".${suggest(id, headings)} Correct it, or remove its keywords.`
    report(['search', 'sections', id], message, 'key')
  }
}

/** Number of characters that search engines show of a description. */
const EXCERPT_LENGTH = 160

/** Returns a text of up to 160 characters unchanged, and cuts a longer text after a word. */
export function excerptOf(text: string): string {
  if (text.length <= EXCERPT_LENGTH) return text
  const start = text.slice(0, EXCERPT_LENGTH)
  // Without a space the cut may be anywhere, but never within a surrogate pair.
  return `${start.replace(/\s+\S*$|[\uD800-\uDBFF]$/, '').replace(/[\s,;:.–-]+$/, '')}…`
}

/**
 * Words of English non-fiction that an adult reads silently in a minute.
 * Source: Brysbaert, "How many words do we read per minute?", Journal of Memory and Language 109 (2019), 104047.
 */
export const WORDS_PER_MINUTE = 238

const IDEOGRAPHS = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/gu
const WORDS = /[\p{L}\p{M}\p{N}]+/gu

/** Returns the reading time of a text in whole minutes, at least 1. In Chinese and Japanese two characters count as one word. */
export function countReadingMinutes(text: string): number {
  const ideographs = text.match(IDEOGRAPHS)?.length ?? 0
  // Does not use `Intl.Segmenter`, because its run time grows with the square of the length.
  const words = text.replace(IDEOGRAPHS, ' ').match(WORDS)?.length ?? 0
  return Math.max(1, Math.round((words + ideographs / 2) / WORDS_PER_MINUTE))
}

/** True if the `date` of an entry is after today, in UTC. Until that date the entry is a draft. */
const isScheduled = ({ date }: { date?: unknown }) =>
  typeof date === 'string' && date > new Date().toISOString().slice(0, 10)
