import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import type { Patch } from '../patch'

/** `gatsby-cli/lib/reporter/prepare-stack-trace`. Gatsby looks `prepareStackTrace` up for each error. */
interface StackTraceModule {
  prepareStackTrace: (error: Error, mainMap: string) => Error
}

/** Makes errors of the HTML renderer show source files. Gatsby (5.16.1) uses the first source map that has the line, even of another file. */
export const errorSources: Patch<[], void> = {
  name: 'error-sources',
  gatsby: '5.16',
  expects: {
    'gatsby-cli/lib/reporter/prepare-stack-trace': /\nfunction prepareStackTrace\(error, sourceOfMainMap\)/,
    'gatsby-cli/lib/reporter/errors': /_prepareStackTrace\.prepareStackTrace\)\(error, /,
  },
  without: 'Errors of the HTML renderer can show a wrong file or line.',
  apply(requireFromGatsby) {
    const cli = requireFromGatsby('gatsby-cli/lib/reporter/prepare-stack-trace') as StackTraceModule
    const prepare = cli.prepareStackTrace
    cli.prepareStackTrace = (error, mainMap) => {
      error.stack = mapStack(error.stack ?? '')
      return prepare(error, mainMap)
    }
  },
}

const POSITION = /([^\s()]+\.js):(\d+):(\d+)/

/**
 * Replaces positions in a stack by positions in the sources, for files with a source map next to them, and removes the lines of other
 * files. Returns the stack unchanged if no file has a source map.
 */
export function mapStack(stack: string): string {
  const lines = stack.split('\n')
  const mapped = lines.map((line) => {
    const [position, file, row, column] = POSITION.exec(line) ?? []
    const source = file && findSource(`${file}.map`, Number(row), Number(column))
    return source ? line.replace(position!, source) : undefined
  })
  if (mapped.every((line) => line === undefined)) return stack
  return lines.flatMap((line, index) => mapped[index] ?? (/^\s+at /.test(line) ? [] : line)).join('\n')
}

function findSource(map: string, line: number, column: number) {
  if (!existsSync(map)) return undefined
  const payload = JSON.parse(readFileSync(map, 'utf8')) as SourceMap['payload']
  const entry = new SourceMap(payload).findEntry(line - 1, column - 1)
  return 'originalSource' in entry
    ? `${entry.originalSource}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
    : undefined
}
