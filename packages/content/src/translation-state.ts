import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageEntry } from '@galley/core/collections'
import { FRONT_MATTER } from '@galley/core/content-source'
import { fileLanguage, inFirstLanguage } from '@galley/core/translations'
import { digestOf } from './file-role'

/** Field of a translation with the digest of the original from which the translation was made. */
const FIELD = 'translationOf'

interface TranslatedPage extends Partial<Pick<PageEntry, 'meta' | 'isBehind'>> {
  /** Path of the file below `content/`. */
  file: string
}

/**
 * True for a translation that is older than its original. A digest in the front matter of the translation comes before the history of Git, because a
 * small correction of the translation is also a commit.
 */
export async function isOutdated(contentDir: string, { file, meta = {}, isBehind = false }: TranslatedPage) {
  if (fileLanguage(file) === undefined) return false
  const recorded = recordOf(meta)
  return recorded === undefined ? isBehind : recorded !== (await digestOriginal(contentDir, file))
}

/** Returns the digest of the original that a translation records; undefined without a record. */
export const recordOf = (meta: Readonly<Record<string, unknown>>) => meta[FIELD]

/** Returns the digest of a translation's original; undefined if there is no original. Line breaks and other white space do not change the digest. */
export async function digestOriginal(contentDir: string, translation: string) {
  const text = await readFile(join(contentDir, inFirstLanguage(translation)), 'utf8').catch(() => undefined)
  return text === undefined ? undefined : digestOf(Buffer.from(text.replace(/\s+/g, ' ').trim())).slice(0, 12)
}

/** Writes the digest of the original into the text of a translation. */
export function writeRecord(file: string, text: string, digest: string) {
  if (file.endsWith('.json'))
    return `${JSON.stringify({ ...(JSON.parse(text) as object), [FIELD]: digest }, null, 2)}\n`
  // YAML would read some digests as numbers.
  const line = `${FIELD}: '${digest}'`
  const isMarkdown = /\.mdx?$/.test(file)
  const fields = isMarkdown ? FRONT_MATTER.exec(text)?.[0] : text
  if (fields === undefined) return `---\n${line}\n---\n\n${text}`
  const recorded = new RegExp(`^${FIELD}:[^\r\n]*`, 'm')
  if (recorded.test(fields)) return fields.replace(recorded, line) + text.slice(fields.length)
  return isMarkdown ? text.replace('\n', () => `\n${line}\n`) : `${text.trimEnd()}\n${line}\n`
}
