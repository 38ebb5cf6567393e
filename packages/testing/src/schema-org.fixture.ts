import { join } from 'node:path'
import ts from 'typescript'

const FILE = join(__dirname, 'graphs.ts')

/** Annotates a property of an action, see https://schema.org/docs/actions.html. The types have no such properties in a graph. */
const ANNOTATION = /,"\w+-input":"[^"]*"/g

/** Every text but the names of types. */
const TEXT = /("@type":"\w+")|:"(?:[^"\\]|\\.)*"/g

/** A date of schema.org is ISO 8601. To the types it is any text. */
const DATE = /"(date\w+)":"([^"]*)"/g
const ISO_DATE = /^\d{4}-\d\d-\d\d(T.+)?$/

/**
 * Compares JSON-LD with the vocabulary of schema.org, as the package schema-dts has it. Gives what is wrong: an unknown type or property, and dates
 * that are not ISO dates.
 */
export function findSchemaProblems(graphs: readonly string[]): string[] {
  const dates = graphs.flatMap((json) => [...json.matchAll(DATE)])
  const dateProblems = dates.flatMap(([, name, date = '']) =>
    ISO_DATE.test(date) && !Number.isNaN(Date.parse(date)) ? [] : [`"${name}" must be an ISO date, got "${date}".`],
  )
  // One of those that differ in their texts alone: most pages say the same.
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
