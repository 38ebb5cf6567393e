import { bodyOf, environment, testBodies, testProblems } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { highlightCode } from '../code-highlighter'
import { compileMarkdown } from './compile-markdown'
import { describeCode, readFenceMeta } from './fences'

testTable((written) => {
  const { words, problems, ...meta } = readFenceMeta(written)
  return { ...meta, ...(words.length > 0 && { words }), ...(problems.length > 0 && { problems }) }
})('reads the options %j of an opening fence: %j', {
  '': {},
  '[src/a b.ts]': { filename: 'src/a b.ts' },
  '{ 1, 3 }': { lines: ' 1, 3 ' },
  '"two words" /one/': { words: ['two words', 'one'] },
  '/a\\/b/ "say \\"a\\""': { words: ['a/b', 'say "a"'] },
  'lineNumbers=10': { lineNumbers: 10 },
  'wrap=true collapse=false': { collapse: false, wrap: true },
  '[a.ts]{2}wrap': { filename: 'a.ts', lines: '2', wrap: true },
})

const unknown = (option: string, hint = '') =>
  `Unknown option "${option}" in the opening fence.${hint} Options: [file name], {1,3-5}, "word", /word/, lineNumbers, wrap, collapse.`

testTable((written) => readFenceMeta(written).problems)('reports the option %s of an opening fence', {
  lineNumber: [unknown('lineNumber', ' Did you mean "lineNumbers"?')],
  'colapse=true': [unknown('colapse=true', ' Did you mean "collapse"?')],
  '{a}': [unknown('{a}')],
  'lineNumbers=ten': [
    '"lineNumbers=ten" in the opening fence has no number. Write a number, such as "lineNumbers=10".',
  ],
  'wrap=yes': ['"wrap=yes" in the opening fence must be "wrap", "wrap=true" or "wrap=false".'],
})

test.each([
  [40, '', undefined],
  [41, '', 41],
  [100, 'collapse=false', undefined],
])('collapses long code: %d lines with "%s"', (lines, options, collapsed) => {
  const html = Array.from({ length: lines }, () => '<span class="line"></span>').join('\n')
  expect(describeCode(html, 'ts', readFenceMeta(options)).collapsed).toBe(collapsed)
})

testBodies('returns the source, title and height of a diagram: %j', {
  '```mermaid [How it works] height=320\nflowchart LR\n  a --> b\n```': [
    ['Mermaid', { source: 'flowchart LR\n  a --> b', title: 'How it works', height: 320 }],
  ],
})

test('does not highlight diagrams and formulas', async () => {
  const text = '```math\nx\n```\n\n```mermaid height=320\npie\n```'
  expect((await compileMarkdown(text, 'a.md', 1, { ...environment, highlightCode })).problems).toEqual([])
})

test('shows a diagram as code in the source of a preview', async () => {
  const body = JSON.stringify(await bodyOf('::::code-preview\n```mermaid\npie\n```\n::::'))
  expect(body).toContain('["Mermaid",{"source":"pie"}]')
  expect(body).toContain('```mermaid')
})

const FORM = 'A diagram has a title in brackets and a height in pixels: "[How it works] height=320".'

testProblems('reports an unknown option of a diagram: %j', {
  '```mermaid heigth=320\npie\n```': `1:1 "heigth=320" is not an option of a diagram. Did you mean "height"? ${FORM}`,
})
