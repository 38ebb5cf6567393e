import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, posix, relative, resolve, sep } from 'node:path'
import type { IncludedFile } from '@galley/core/content-compiler'
import { isDraftFile } from '@galley/core/content-path'
import { suggest } from '@galley/core/nearest'
import { inFirstLanguage } from '@galley/core/translations'
import inputs from '@galley/node/build-inputs.json'
import { findSamePath } from '@galley/node/find-same-path'
import { isBehindLink } from '@galley/node/is-behind-link'

const MAX_FILE_BYTES = 1_000_000

/** True for files of the project that may be included: the inputs of a build, except hidden and installed files. */
const isOpen = (file: string) =>
  inputs.some((input) => file === input || file.startsWith(`${input}/`)) &&
  !file.split('/').some((name) => name.startsWith('.') || name === 'node_modules')

/**
 * Reads a file that a content file includes. Reads no file outside the project and follows no symbolic link.
 * @param from Path of the including file below `content/`.
 * @param written The name in the directive, relative to `from`.
 */
export function readInclude(contentDir: string, from: string, written: string): IncludedFile | { problem: string } {
  const fileOf = (path: string) => relative(contentDir, path).split(sep).join('/')
  const own = findSamePath(resolve(contentDir, posix.dirname(from), written))
  const original = findSamePath(resolve(contentDir, inFirstLanguage(fileOf(own))))
  // A folder of translations need not have every included file.
  const path = !existsSync(own) && existsSync(original) ? original : own
  const file = fileOf(path)
  const inProject = file.startsWith('../') ? file.slice('../'.length) : `content/${file}`
  if (written.startsWith('/') || /[\\\0]/.test(written) || !isOpen(inProject)) {
    const open = inputs.filter((input) => !input.startsWith('.')).join(', ')
    return { problem: `may not be included. Include a file that builds read, relative to this file: ${open}.` }
  }
  if (isDraftFile(file)) return { problem: 'is a draft, which is not published. Include the published file.' }
  const stats = statSync(path, { throwIfNoEntry: false })
  if (!stats?.isFile()) {
    const near = existsSync(dirname(path))
      ? readdirSync(dirname(path)).filter((name) => resolve(dirname(path), name) !== resolve(contentDir, from))
      : []
    const hint = suggest(basename(path), near)
    return { problem: `does not exist at "${inProject}".${hint} Correct the name, or save the file there.` }
  }
  if (isBehindLink(contentDir, file))
    return { problem: 'is behind a symbolic link, which is not followed. Include the file itself.' }
  if (stats.size > MAX_FILE_BYTES)
    return { problem: `has ${stats.size} bytes; files are included up to ${MAX_FILE_BYTES}. Make it smaller.` }
  const text = readFileSync(path, 'utf8')
  return text.includes('\0') ? { problem: 'is not a text file. Link to it, or show it as an image.' } : { file, text }
}
