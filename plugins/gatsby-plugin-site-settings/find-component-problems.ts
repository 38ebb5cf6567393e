import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type * as Compiler from '@galley/core/content-compiler'
import type { ContentProblem } from '@galley/core/content-source'
import type { ContentComponent } from '@galley/core/directive'
import { suggest } from '@galley/core/nearest'
import { listFiles } from '@galley/node/list-files'
import { build } from 'esbuild'

/** The file whose exports replace components of the engine. */
const COMPONENTS_FILE = 'src/components.ts'

/** Modules whose exports are the components that a site can replace. */
const LISTS = ['@galley/search/site-components', '@galley/theme/site-components']

/** Returns the names of a module's exports. Ignores `export *`. */
async function listExports(file: string) {
  const { metafile } = await build({
    entryPoints: [file],
    write: false,
    metafile: true,
    outdir: '.',
    logLevel: 'silent',
  })
  return Object.values(metafile.outputs).flatMap((output) => output.exports)
}

/** The folder in which files of a Gatsby theme are shadowed. */
const SHADOW_FOLDER = 'src/@galley'

/** Reports exports of `src/components.ts` that replace no component, and files in the folder for shadowing. */
export async function findComponentProblems(projectDir: string): Promise<ContentProblem[]> {
  return [
    ...listFiles(join(projectDir, SHADOW_FOLDER)).map((name) => ({
      file: `${SHADOW_FOLDER}/${name}`,
      line: 1,
      column: 1,
      message: `A file that shadows one of Galley has no effect. Export your component from ${COMPONENTS_FILE} under the name of the original, and move this file to another folder.`,
    })),
    ...(await findWrongNames(projectDir)),
  ]
}

async function findWrongNames(projectDir: string): Promise<ContentProblem[]> {
  const file = join(projectDir, COMPONENTS_FILE)
  // The bundler reports a file that cannot be parsed.
  const own = await listExports(file).catch(() => [])
  if (own.length === 0) return []
  const names = (await Promise.all(LISTS.map((list) => listExports(require.resolve(list))))).flat().sort()
  const source = await readFile(file, 'utf8')
  return own
    .filter((name) => !names.includes(name))
    .map((name) => {
      const written = new RegExp(`^export\\b[^'"]*?(?=\\b${name}\\b\\s*[,}=:(<])`, 'm').exec(source)
      const before = source.slice(0, written ? written.index + written[0].length : 0).split('\n')
      const message = `There is no component "${name}" to replace.${suggest(name, names)} Components: ${names.join(', ')}.`
      return { file: COMPONENTS_FILE, line: before.length, column: before.at(-1)!.length + 1, message }
    })
}

/** The file that exports a component for each directive of the site. */
const CONTENT_FILE = 'src/content-components.ts'

/** Reports directives without a component, and components without a directive. */
export async function findDirectiveProblems(
  projectDir: string,
  directives: Readonly<Record<string, ContentComponent>>,
): Promise<ContentProblem[]> {
  const exported = await listExports(join(projectDir, CONTENT_FILE)).catch(() => undefined)
  if (!exported) return []
  const wanted = Object.values(directives).map(({ component }) => component)
  const report = (message: string) => ({ file: CONTENT_FILE, line: 1, column: 1, message })
  const unused = exported.filter((name) => !wanted.includes(name))
  const missing = Object.entries(directives).filter(([, { component }]) => !exported.includes(component))
  // Loading the engine's list is slow, so it is loaded only if needed.
  const ours = missing.length > 0 ? listEngineComponents(directives) : []
  return [
    ...missing
      .filter(([, { component }]) => !ours.includes(component))
      .map(([name, { component }]) =>
        report(
          `The directive "${name}" needs the component "${component}".${suggest(component, [...unused, ...ours])} Export it in this file, or correct "component" in src/markdown.ts.`,
        ),
      ),
    ...unused.map((name) =>
      report(
        `No directive has the component "${name}".${suggest(name, wanted)} Add its directive to src/markdown.ts, or remove it here.`,
      ),
    ),
  ]
}

function listEngineComponents(directives: object) {
  // oxlint-disable-next-line typescript/no-require-imports -- Gatsby's processes load TypeScript with require() only.
  const { contentComponents, syntaxComponents } = require('@galley/core/content-compiler') as typeof Compiler
  const others = Object.entries(contentComponents).filter(([name]) => !Object.hasOwn(directives, name))
  return [...others.map(([, { component }]) => component as string), ...syntaxComponents]
}
