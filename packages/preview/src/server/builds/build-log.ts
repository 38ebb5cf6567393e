import { homedir, tmpdir } from 'node:os'
import { stripVTControlCharacters } from 'node:util'

/** Lines of a log that editors see. */
export const LOG_LINES = 40

/** Longer lines are cut, because every open page receives the log. */
export const LOG_LINE_LENGTH = 400

/** Lines about successful steps, which hide the errors between them. */
const GOOD_STEP = /^(success|info|verbose) /

/** Returns the last lines of a build's log without colours, successful steps and absolute paths. Paths in `folders` become relative. */
export function shortenLog(log: string, folders: readonly string[]): string {
  const replaced: [string, string][] = [
    ...folders.flatMap((folder): [string, string][] => [
      [`${folder}/`, ''],
      [folder, '.'],
    ]),
    [homedir(), '~'],
    [tmpdir(), 'tmp'],
  ]
  // Longest first, because one folder may contain another.
  replaced.sort(([a], [b]) => b.length - a.length)
  const clean = replaced.reduce(
    (text, [path, shown]) => (path.length > 1 ? text.replaceAll(path, shown) : text),
    strip(log),
  )
  return clean
    .split(/\r?\n|\r/)
    .map((line) => line.trimEnd())
    .filter((line) => line && !GOOD_STEP.test(line))
    .slice(-LOG_LINES)
    .map((line) => (line.length > LOG_LINE_LENGTH ? `${line.slice(0, LOG_LINE_LENGTH)}…` : line))
    .join('\n')
}

// oxlint-disable-next-line no-control-regex -- the remaining control characters would show as boxes
const strip = (text: string) => stripVTControlCharacters(text).replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f]/g, '')
