import { join } from 'node:path'
import ts from 'typescript'

const FILE = join(__dirname, 'graphs.ts')

/** Annotates a property of an action, see https://schema.org/docs/actions.html. The types have no such properties in a graph. */
const ANNOTATION = /,"\w+-input":"[^"]*"/g

/** Every text but the names of types. */
const TEXT = /("@type":"\w+")|:"(?:[^"\\]|\\.)*"/g

/** Compares JSON-LD with the vocabulary of schema.org, as the package schema-dts has it. Gives what is wrong, such as an unknown type or property. */
export function findSchemaProblems(graphs: Iterable<string>): string[] {
  // One of those that differ in their texts alone: most pages say the same.
  const kinds = new Map([...graphs].map((json) => [json.replace(TEXT, '$1'), json]))
  const code = [
    "import type { Graph } from 'schema-dts'",
    ...[...kinds.values()].map((json, index) => `export const graph${index}: Graph = ${json.replace(ANNOTATION, '')}`),
  ].join('\n')
  const options = { strict: true, noEmit: true, skipLibCheck: true, types: [] }
  const host = ts.createCompilerHost(options)
  const program = ts.createProgram([FILE], options, {
    ...host,
    getSourceFile: (file, target, ...rest) =>
      file === FILE ? ts.createSourceFile(file, code, target) : host.getSourceFile(file, target, ...rest),
  })
  return ts.getPreEmitDiagnostics(program).map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'))
}
