import { join } from 'node:path'
import ts from 'typescript'

const FILE = join(__dirname, 'graphs.ts')

/** Annotations of action properties, which the types do not allow in a graph: https://schema.org/docs/actions.html. */
const ANNOTATION = /,"\w+-input":"[^"]*"/g

/** Matches every string except the names of types. */
const TEXT = /("@type":"\w+")|:"(?:[^"\\]|\\.)*"/g

/** Matches dates. Schema.org requires ISO 8601, but the types allow any string. */
const DATE = /"(date\w+)":"([^"]*)"/g
const ISO_DATE = /^\d{4}-\d\d-\d\d(T.+)?$/

/**
 * Checks JSON-LD against the vocabulary of schema.org in the package schema-dts. Reports unknown types and properties, and dates that are not
 * ISO dates.
 */
export function findSchemaProblems(graphs: readonly string[]): string[] {
  const dates = graphs.flatMap((json) => [...json.matchAll(DATE)])
  const dateProblems = dates.flatMap(([, name, date = '']) =>
    ISO_DATE.test(date) && !Number.isNaN(Date.parse(date)) ? [] : [`"${name}" must be an ISO date, got "${date}".`],
  )
  // Keep one graph of each shape: most graphs differ only in their strings.
  const kinds = new Map(graphs.map((json) => [json.replace(TEXT, '$1'), json]))
  const code = [
    "import type { Graph } from 'schema-dts'",
    ...[...kinds.values()].map((json, index) => `export const graph${index}: Graph = ${json.replace(ANNOTATION, '')}`),
  ].join('\n')
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [], lib: ['lib.es5.d.ts'] }
  const host = ts.createCompilerHost(options)
  const program = ts.createProgram([FILE], options, {
    ...host,
    getSourceFile: (file, target, ...rest) =>
      file === FILE ? ts.createSourceFile(file, code, target) : host.getSourceFile(file, target, ...rest),
  })
  const typeProblems = ts.getPreEmitDiagnostics(program)
  return [...dateProblems, ...typeProblems.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))]
}
