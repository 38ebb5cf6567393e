import { isMisnamedDraft } from '@galley/core/content-path'
import type { FieldProblem } from '@galley/core/fields'

/** Fields that other systems use for unpublished pages, with the values that mean it. */
const OTHER_FIELDS: Record<string, RegExp> = {
  isDraft: /^(true|yes)$/i,
  publish: /^(false|no)$/i,
  published: /^(false|no)$/i,
  status: /^(draft|unpublished)$/i,
  unpublished: /^(true|yes)$/i,
}

interface WrittenFile {
  /** Below `content/`. */
  file: string
  extension: string
  kind: 'page' | 'data'
  /** The fields as they are written. */
  given: unknown
  /** The fields that the collection does not declare. */
  meta: Record<string, unknown>
}

/** Finds marks of a draft that have no effect here, so that the file would be published. */
export function findUnsaidDrafts({ file, extension, kind, given, meta }: WrittenFile): FieldProblem[] {
  const problems: FieldProblem[] = []
  const name = `".draft.${extension}"`
  const add = (path: string[], message: string) =>
    problems.push({ path, message, ...(path.length > 0 && { part: 'key' as const }) })
  if (isMisnamedDraft(file))
    add(
      [],
      `The name does not say that the file is a draft, so it would be published. End it with ${name}, in small letters.`,
    )
  if (kind === 'data' && Boolean(meta['draft']))
    add(['draft'], `"draft" is no field of data, so the file would be published. End its name with ${name} instead.`)
  if (kind === 'page' && (Object(given) as { draft?: unknown }).draft === null)
    add(['draft'], '"draft" has no value, so the page would be published. Write "draft: true", or delete the field.')
  const remedy = kind === 'page' ? 'Write "draft: true" instead.' : `End its name with ${name} instead.`
  for (const [field, values] of Object.entries(OTHER_FIELDS))
    if (Object.hasOwn(meta, field) && values.test(String(meta[field])))
      add([field], `"${field}: ${String(meta[field])}" has no effect here, so the file would be published. ${remedy}`)
  return problems
}
