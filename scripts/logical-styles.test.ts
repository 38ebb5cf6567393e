import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectFolder } from './run.mjs'

/** Declarations of CSS in template strings. Statements of TypeScript end without a semicolon. */
const DECLARATION = /(?<=^|[;{])[ \t]*([a-z-]+):\s*((?:\$\{[^}]*\}|[^;{}\n])+);/gm
/** A comment that explains the physical property in the next line. */
const EXCEPTION = /\/\* Physical: .+\*\/\s*$/
/** One value of a shorthand. */
const VALUE = /(?:\$\{[^}]*\}|\w*\((?:[^()]|\([^()]*\))*\)|\S)+/g

const SIDE = /^(?:(?:border|margin|padding|scroll-margin|scroll-padding)-)?(?:left|right)(?:-(?:color|style|width))?$/
const CORNER = /^border-(?:top|bottom)-(?:left|right)-radius$/
const BOX = /^(?:border-(?:color|style|width)|inset|margin|padding|scroll-margin|scroll-padding)$/

/** Returns true if left and right differ, or if the declaration names one of them. */
function isPhysical(property: string, value: string) {
  const [first, second = first, third = first, fourth = second] = value.match(VALUE) ?? []
  if (SIDE.test(property) || CORNER.test(property)) return true
  if (BOX.test(property)) return second !== fourth
  if (property === 'border-radius') return first !== second || third !== fourth
  if (/^(?:clear|float|text-align|transform-origin)$/.test(property)) return /\b(?:left|right)\b/.test(value)
  return /gradient\(to (?:left|right)/.test(value)
}

const findPhysical = (file: string, text: string) =>
  [...text.matchAll(DECLARATION)]
    .filter(([, property = '', value = '']) => isPhysical(property, value))
    .filter(({ index }) => !EXCEPTION.test(text.slice(0, index)))
    .map(({ 0: found, index }) => `${file}:${text.slice(0, index).split('\n').length}: ${found.trim()}`)

test.each([
  ['margin-left: 1px;', true],
  ['inset: 0 auto 0 ${theme.space[2]};', true],
  ['border-radius: 0 4px 4px 0;', true],
  ['text-align: right;', true],
  ['a{color:red;padding-left:1px;}', true],
  ['/* Physical: the author chose the side. */\ntext-align: right;', false],
  ['margin: 0 calc(1px + 2px) 1px calc(1px + 2px);', false],
  ['border-radius: 4px 4px 0 0;', false],
  ['left: number', false],
])('%s is physical: %s', (text, expected) => expect(findPhysical('a.ts', text).length > 0).toBe(expected))

test('styles use logical properties, such as margin-inline-start, so that they also fit right-to-left languages', () => {
  const files = execFileSync('git', ['ls-files', 'packages/**.ts', 'packages/**.tsx', 'plugins/**.ts', 'src/**.ts'], {
    cwd: projectFolder,
    encoding: 'utf8',
  })
  const found = files
    .trim()
    .split('\n')
    .filter((file) => !/\.(test|fixture)\./.test(file))
    .flatMap((file) => findPhysical(file, readFileSync(join(projectFolder, file), 'utf8')))
  expect(found).toEqual([])
})
