import { createHash } from 'node:crypto'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { listCodeFiles } from '@galley/node/list-code-files'
import { listCodeFolders } from '@galley/node/list-code-folders'
import { evaluateStyles } from './evaluate-styles'
import { evaluationOrder, readImports } from './module-graph'
import { writeCode } from './write-code'

/** The module that exports the URL of the style sheet. */
export const SHEET_URL = join(__dirname, 'sheet-url.ts')

/** Names of style modules. They define styled components, and a build evaluates them. */
export const STYLE_MODULE = /\.styles\.ts$/

const STYLED_IMPORT = /^import [^'"]*\b(styled|createGlobalStyle)\b[^'"]* from ['"]styled-components['"]/m

interface StyleOptions {
  projectDir: string
  /** The folder for the generated code. */
  folder: string
  /** Modules that every page loads. Their styles and those of all their imports form the style sheet. Paths in the project. */
  sheet: readonly string[]
  /** The module that exports the text `globalStyle`, the first rules of the style sheet. */
  global: string
}

/** The style sheet of all pages. */
export interface StyleSheet {
  /** Path in `public`, with a digest of the text. */
  path: string
  text: string
}

/**
 * Evaluates all style modules and writes their replacements: components with class names. Rules of modules that every page loads go to
 * the style sheet, other rules stay in the replacement.
 * @throws Error naming the file, for styled components in other files and for rules that depend on runtime values
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

/** @throws Error for a file with another name that defines styled components */
async function listStyleModules(projectDir: string) {
  const files = listCodeFolders(projectDir).flatMap((folder) =>
    listCodeFiles(join(projectDir, folder)).map((file) => `${folder}/${file}`),
  )
  const others = files.filter((file) => !STYLE_MODULE.test(file))
  for (const file of others)
    if (STYLED_IMPORT.test(await readFile(join(projectDir, file), 'utf8')))
      throw new Error(
        `${file} defines styled components, but a build reads only files whose names end in ".styles.ts". Move them to such a file.`,
      )
  return files.filter((file) => STYLE_MODULE.test(file)).sort()
}

/** Leaves unchanged files alone, so that the bundler's cache stays valid. */
async function writeIfChanged(file: string, text: string) {
  if ((await readFile(file, 'utf8').catch(() => undefined)) === text) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}
