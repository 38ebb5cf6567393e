import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { listCodeFiles } from '@galley/node/list-code-files'
import { listCodeFolders } from '@galley/node/list-code-folders'
import { evaluateStyles } from './evaluate-styles'
import { evaluationOrder, readImports } from './module-graph'
import { writeCode } from './write-code'

/** The module that says where the style sheet is. */
export const SHEET_URL = join(__dirname, 'sheet-url.ts')

/** Modules of this name hold styled components; a build evaluates them. */
export const STYLE_MODULE = /\.styles\.ts$/

const STYLED_IMPORT = /^import [^'"]*\b(styled|createGlobalStyle)\b[^'"]* from ['"]styled-components['"]/m

interface StyleOptions {
  projectDir: string
  /** Where the code of style modules is written. */
  folder: string
  /** Modules whose styles, with those of all that they import, every page loads: as one style sheet. Paths in the project. */
  sheet: readonly string[]
  /** The module that exports rules without a component, as `globalStyle`. They are the first of the style sheet. */
  global: string
}

/** A style sheet for every page. */
export interface StyleSheet {
  /** Its path in the published site, with a digest of its text. */
  path: string
  text: string
}

/**
 * Evaluates all style modules, and writes the code that takes their place: components with class names. The rules are in the style sheet,
 * or in that code where the module is not one that every page loads.
 * @throws Error naming the file, if rules are written elsewhere or cannot be known before the code runs
 */
export async function compileStyles({ projectDir, folder, sheet, global }: StyleOptions): Promise<StyleSheet> {
  const files = await listStyleModules(projectDir)
  const graph = await readImports(projectDir, [...sheet, ...files])
  const inSheet = evaluationOrder(graph, sheet)
  const order = [...evaluationOrder(graph, [...sheet, ...files])].filter((file) => STYLE_MODULE.test(file))
  const { modules, globalStyle } = await evaluateStyles(projectDir, order, global)

  const ofSheet = modules.filter(({ file }) => inSheet.has(file))
  const others = modules.filter(({ file }) => !inSheet.has(file))
  const text = globalStyle + ofSheet.map(({ rules }) => rules).join('')
  const path = `styles-${createHash('sha256').update(text).digest('hex').slice(0, 10)}.css`
  const names = others.map(({ name }) => name)
  const codes = [
    ...ofSheet.map((module) => [module.file, writeCode(module, projectDir)]),
    ...others.map((module) => [module.file, writeCode(module, projectDir, module.rules)]),
    [
      relative(projectDir, SHEET_URL),
      `export const sheetUrl = "/${path}"\nexport const moduleOrder = ${JSON.stringify(names)}\n`,
    ],
  ] as const
  await Promise.all(codes.map(([file, code]) => writeIfChanged(join(folder, file), code)))
  return { path, text }
}

/** @throws Error if a file of another name has styled components */
async function listStyleModules(projectDir: string) {
  const files = listCodeFolders(projectDir).flatMap((folder) =>
    listCodeFiles(join(projectDir, folder)).map((file) => `${folder}/${file}`),
  )
  const others = files.filter((file) => !STYLE_MODULE.test(file))
  for (const file of others)
    if (STYLED_IMPORT.test(await readFile(join(projectDir, file), 'utf8')))
      throw new Error(
        `${file} has styled components, which a build finds only in files that end in ".styles.ts". Move them to one.`,
      )
  return files.filter((file) => STYLE_MODULE.test(file)).sort()
}

/** Whoever watches the file, such as a bundler's cache, sees no change where there is none. */
async function writeIfChanged(file: string, text: string) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
