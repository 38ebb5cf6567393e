import { join } from 'node:path'
import ts from 'typescript'

const FILE = join(__dirname, 'graphs.ts')

/** Annotates a property of an action, see https://schema.org/docs/actions.html. The types have no such properties in a graph. */
const ANNOTATION = /,"\w+-input":"[^"]*"/g

/** Compares JSON-LD with the vocabulary of schema.org, as the package schema-dts has it. Gives what is wrong, such as an unknown type or property. */
export function findSchemaProblems(graphs: Iterable<string>): string[] {
  const code = [
    "import type { Graph } from 'schema-dts'",
    ...[...graphs].map((json, index) => `export const graph${index}: Graph = ${json.replace(ANNOTATION, '')}`),
  ].join('\n')
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [] }
  const host = ts.createCompilerHost(options)
  const { readFile, fileExists } = host
  host.readFile = (file) => (file === FILE ? code : readFile(file))
  host.fileExists = (file) => file === FILE || fileExists(file)
  const program = ts.createProgram([FILE], options, host)
  return ts
    .getPreEmitDiagnostics(program)
    .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
