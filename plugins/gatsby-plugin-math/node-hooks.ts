import { existsSync } from 'node:fs'
import { copyFile, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { MATH_STYLES } from '@galley/core/math-styles'
import type { GatsbyNode } from 'gatsby'
import { mathFiles } from './math-files'

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = async ({ reporter }) => {
  const source = require.resolve('katex/dist/katex.min.css')
  const { styles, fonts, path } = mathFiles(await readFile(source, 'utf8'))
  if (path !== MATH_STYLES) {
    reporter.panicOnBuild(
      `The style sheet of formulas has changed: MATH_STYLES is "${MATH_STYLES}". Write "${path}" in math-styles.ts of @galley/core.`,
    )
    return
  }
  const target = join(resolve('public'), path)
  // The style sheet is written last and its name changes with its text, so if it exists, all files are up to date.
  if (existsSync(target)) return
  await mkdir(join(dirname(target), 'fonts'), { recursive: true })
  await Promise.all(fonts.map((font) => copyFile(join(dirname(source), font), join(dirname(target), font))))
  await writeFile(target, styles)
}
