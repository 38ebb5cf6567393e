import { fileLanguage, inFirstLanguage } from '@galley/core/translations'
import type { CollectionName } from '@galley/site/collections'
import { type Compilation, type CompiledFile, openCompilation, type Usable } from './compilation'
import { type CompiledFields, compileFields } from './compile-fields'
import { compilePage } from './compile-page'

/**
 * Compiles one content file: reads it, checks its fields against its collection, and compiles its Markdown.
 * @param contentDir Absolute path of `content/`.
 * @param file Path of the file below `content/`.
 * @param name Name of its collection.
 * @param text Text that is not saved yet. @default the saved text
 * @param usable Files that an unsaved text may use.
 * @throws Error if the file cannot be read
 */
export async function compileFile(
  contentDir: string,
  file: string,
  name: CollectionName,
  text?: string,
  usable?: Usable,
): Promise<CompiledFile> {
  const compilation = await openCompilation(contentDir, file, name, text, usable)
  if (compilation.source.problems.length > 0) return describeUnreadable(compilation)
  const fields = await compileFields(compilation)
  return compilation.collection.kind === 'data' ? toData(compilation, fields) : compilePage(compilation, fields)
}

/** Returns the fields that the file name gives. */
const describeUnreadable = ({ parsed, problems }: Compilation): CompiledFile => {
  const { id, stem, sortKey, extension, path, slug, title } = parsed
  const fields = { stem, sortKey, extension, path, slug, title }
  return { id, fields, problems, isBroken: true, isUnread: true }
}

function toData({ file, parsed, problems, report }: Compilation, fields: CompiledFields): CompiledFile {
  const { checked, meta, base, isUnread } = fields
  const language = fileLanguage(file)
  if (language !== undefined)
    report(
      [],
      `Data has no translations, but the name says that the file is in the language "${language}". Rename the file, or write the texts of all languages into content/${inFirstLanguage(file)}.`,
    )
  const isBroken = language === undefined ? fields.isBroken : true
  return {
    id: parsed.id,
    fields: {
      ...checked,
      ...base,
      // Data has no field "draft": only the file name marks a draft.
      ...(parsed.draft && { draft: true }),
      slug: parsed.slug,
      body: { ...checked, ...meta },
    },
    problems,
    ...(isBroken && { isBroken }),
    ...(isUnread && { isUnread }),
  }
}
