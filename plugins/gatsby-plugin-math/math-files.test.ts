import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { MATH_STYLES } from '@galley/core/math-styles'
import { isHashedFile } from '@galley/core/site-headers'
import { mathFiles } from './math-files'

const source = join(dirname(require.resolve('katex')), 'katex.min.css')
const files = mathFiles(readFileSync(source, 'utf8'))

test('MATH_STYLES is the URL of the installed version of KaTeX', () => {
  expect(MATH_STYLES).toBe(files.path)
  expect(isHashedFile(MATH_STYLES)).toBe(true)
})

test('keeps only the smallest format of each font', () => {
  expect(files.fonts.length).toBeGreaterThan(10)
  for (const font of files.fonts) {
    expect(font).toMatch(/^fonts\/KaTeX_[\w-]+\.woff2$/)
    expect(existsSync(join(dirname(source), font))).toBe(true)
  }
  expect(files.styles).not.toMatch(/\.ttf|\.woff\)/)
})

test('the URL changes with the style sheet', () => {
  expect(mathFiles('.katex{color:red}').path).not.toBe(mathFiles('.katex{color:blue}').path)
})
