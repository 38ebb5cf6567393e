import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { navigationFlags } from '@galley/core/collections'
import { isDraftFile, pathOf } from '@galley/core/content-path'
import { readSource } from '@galley/core/content-source'
import { validateFields } from '@galley/core/fields'
import { suggest } from '@galley/core/nearest'
import { z } from 'zod'
import type { CompiledFile } from './compilation'
import { insertIcon } from './environment'
import { folderIdOf, folderOfFile } from './folder-file'

/** The fields of a `.navigation.yml`. */
const folderSchema = navigationFlags.extend({ navigation: z.boolean().default(true) })
const names = Object.keys(folderSchema.shape)

/**
 * Compiles a `.navigation.yml`.
 * @param contentDir Absolute path of `content/`.
 * @param file Path of the file below `content/`.
 * @param text Text that is not saved yet. @default the saved text
 */
export async function compileFolder(contentDir: string, file: string, text?: string): Promise<CompiledFile> {
  const shown = `content/${file}`
  const stem = folderOfFile(file)
  const id = folderIdOf(file)
  const source = readSource(shown, 'yml', text ?? (await readFile(join(contentDir, file), 'utf8')))
  if (source.problems.length > 0) return { id, fields: {}, problems: source.problems, isBroken: true }
  const { fields, meta, problems: found, isComplete } = validateFields(folderSchema, source.fields, source.writtenAt)
  const unknown = Object.keys(meta).map((key) => ({
    path: [key],
    part: 'key' as const,
    message: `"${key}" is not a field of a folder.${suggest(key, names)} Allowed: ${names.join(', ')}.`,
  }))
  const wrong = found.filter(({ path }) => !unknown.some(({ path: [key] }) => key === path[0]))
  const problems = [...wrong, ...unknown].map(({ path, part, message }) => ({
    file: shown,
    ...source.locate(path, part),
    message,
  }))
  const { navigation, ...config } = insertIcon(fields, (message) =>
    problems.push({ file: shown, ...source.locate(['icon']), message }),
  )
  const draft = isDraftFile(file) && { draft: true }
  return {
    id,
    problems,
    fields: { stem, path: pathOf(stem), hidden: navigation === false, config, ...draft },
    ...(!isComplete && { isBroken: true }),
  }
}
