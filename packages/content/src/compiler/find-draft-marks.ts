import { isMisnamedDraft } from '@galley/core/content-path'
import type { FieldProblem } from '@galley/core/fields'
import { fileLanguage } from '@galley/core/translations'
import type { Compilation } from './compilation'

/** Fields that mark unpublished pages in other systems, each with the values that mean "not published". */
const OTHER_FIELDS: Record<string, RegExp> = {
  isDraft: /^(true|yes)$/i,
  publish: /^(false|no)$/i,
  published: /^(false|no)$/i,
  status: /^(draft|unpublished)$/i,
  unpublished: /^(true|yes)$/i,
}

/**
 * Reports draft marks of other systems. These marks have no effect in Galley, so the file would be published.
 * @param given The fields before validation.
 * @param meta Fields that the collection does not declare.
 */
export function findDraftMarks(
  { file, parsed: { extension }, collection: { kind } }: Compilation,
  given: unknown,
  meta: Record<string, unknown>,
): FieldProblem[] {
  const problems: FieldProblem[] = []
  const language = file.startsWith(`${fileLanguage(file)}/`) ? undefined : fileLanguage(file)
  const name = `"${language === undefined ? '' : `.${language}`}.draft.${extension}"`
  const add = (path: string[], message: string) =>
    problems.push({ path, message, ...(path.length > 0 && { part: 'key' as const }) })
  if (isMisnamedDraft(file))
    add(
      [],
      `The name does not mark the file as a draft, so the file would be published. End the name with ${name}, in lower case.`,
    )
  if (kind === 'data' && Boolean(meta['draft']))
    add(
      ['draft'],
      `Data files have no field "draft", so the file would be published. End its name with ${name} instead.`,
    )
  if (kind === 'page' && (Object(given) as { draft?: unknown }).draft === null)
    add(['draft'], '"draft" has no value, so the page would be published. Write "draft: true", or delete the field.')
  const remedy = kind === 'page' ? 'Write "draft: true" instead.' : `End its name with ${name} instead.`
  for (const [field, values] of Object.entries(OTHER_FIELDS))
    if (Object.hasOwn(meta, field) && values.test(String(meta[field])))
      add([field], `"${field}: ${String(meta[field])}" has no effect here, so the file would be published. ${remedy}`)
  return problems
}
