import { bodyOf, environment, problemsOf } from '@galley/testing/compile.fixture'
import { highlightCode } from '../code-highlighter'
import { compileMarkdown } from './compile-markdown'
import { AUTO_COLLAPSE_LINES, describeCode, readFenceMeta } from './fences'

describe('the options in an opening fence', () => {
  test.each([
    [undefined, {}],
    [null, {}],
    ['[src/a b.ts]', { filename: 'src/a b.ts' }],
    ['{1,3-5}', { lines: '1,3-5' }],
    ['{ 1, 3 }', { lines: ' 1, 3 ' }],
    ['"two words" /one/', { words: ['two words', 'one'] }],
    ['/a\\/b/ "say \\"a\\""', { words: ['a/b', 'say "a"'] }],
    ['lineNumbers', { lineNumbers: 1 }],
    ['lineNumbers=10', { lineNumbers: 10 }],
    ['wrap', { wrap: true }],
    ['collapse=false wrap=true', { collapse: false, wrap: true }],
    ['[a.ts]{2}lineNumbers', { filename: 'a.ts', lines: '2', lineNumbers: 1 }],
  ])('%j', (written, meta) => {
    expect(readFenceMeta(written)).toEqual({ words: [], problems: [], ...meta })
  })

  test.each([
    [
      'lineNumber',
      'Unknown option "lineNumber" in the opening fence. Did you mean "lineNumbers"? Options: [file name],',
    ],
    ['colapse=true', 'Unknown option "colapse=true" in the opening fence. Did you mean "collapse"?'],
    ['src/a.ts', 'Unknown option "src/a.ts" in the opening fence. Options: [file name],'],
    ['{a}', 'Unknown option "{a}" in the opening fence.'],
    [
      'lineNumbers=ten',
      '"lineNumbers=ten" in the opening fence has no number. Write a number, such as "lineNumbers=10".',
    ],
    ['wrap=yes', '"wrap=yes" in the opening fence must be "wrap", "wrap=true" or "wrap=false".'],
  ])('are reported if they are invalid: %s', (written, problem) => {
    expect(readFenceMeta(written).problems).toEqual([expect.stringContaining(problem)])
  })

  describe('code is collapsed', () => {
    const html = (lines: number) => Array.from({ length: lines }, () => '<span class="line"></span>').join('\n')
    const collapsedOf = (lines: number, written?: string) =>
      describeCode(html(lines), 'ts', readFenceMeta(written)).collapsed

    test('if it is long', () => {
      expect(AUTO_COLLAPSE_LINES).toBe(40)
      expect(collapsedOf(AUTO_COLLAPSE_LINES)).toBeUndefined()
      expect(collapsedOf(AUTO_COLLAPSE_LINES + 1)).toBe(41)
    })

    test('if the author sets it, and not if the author forbids it', () => {
      expect(collapsedOf(20, 'collapse')).toBe(20)
      expect(collapsedOf(100, 'collapse=false')).toBeUndefined()
    })
  })
})

describe('fences that are not shown as code', () => {
  test('return the source, title and height of a diagram', async () => {
    expect(await bodyOf('```mermaid [How it works] height=320\nflowchart LR\n  a --> b\n```')).toEqual([
      ['Mermaid', { source: 'flowchart LR\n  a --> b', title: 'How it works', height: 320 }],
    ])
    expect(await bodyOf('```mermaid\npie\n```')).toEqual([['Mermaid', { source: 'pie' }]])
  })

  test('are not highlighted', async () => {
    const { problems } = await compileMarkdown('```math\nx\n```\n\n```mermaid height=320\npie\n```', 'a.md', 1, {
      ...environment,
      highlightCode,
    })
    expect(problems).toEqual([])
  })

  test('are shown as code in the source of a preview', async () => {
    const body = JSON.stringify(await bodyOf('::::code-preview\n```mermaid\npie\n```\n::::'))
    expect(body).toContain('["Mermaid",{"source":"pie"}]')
    expect(body).toContain('```mermaid')
  })

  test.each([
    [
      'heigth=320',
      '"heigth=320" is not an option of a diagram. Did you mean "height"? A diagram has a title in brackets and a height in pixels: "[How it works] height=320".',
    ],
    [
      '{1,2}',
      '"{1,2}" is not an option of a diagram. A diagram has a title in brackets and a height in pixels: "[How it works] height=320".',
    ],
  ])('report %s after the language of a diagram', async (meta, problem) => {
    expect(await problemsOf(`\`\`\`mermaid ${meta}\npie\n\`\`\``)).toEqual([`1:1 ${problem}`])
  })
})
