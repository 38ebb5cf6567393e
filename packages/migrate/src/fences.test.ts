import { readFenceMeta } from '@galley/core/content-compiler'
import { convertFence } from './fences'
import { parseBody } from './read-body'

/** Converts a block of code, and returns the result with the messages. */
function convert(info: string, code = 'a\nb\nc', prefix = '') {
  const notes: string[] = []
  const text = convertFence(`\`\`\`${info}\n${code}\n${prefix}\`\`\``, prefix, (message) => notes.push(message))
  return { opening: text.split('\n')[0]!.slice(3), code: text.split('\n').slice(1, -1).join('\n'), notes }
}

test.each([
  ['js', 'js'],
  ['', ''],
  ['ts  [a b.ts]   {1,3-5}', 'ts  [a b.ts]   {1,3-5}'],
  ['{1}', 'text {1}'],
  ['js{1, 3}', 'js {1,3}'],
  ['ts:line-numbers {1} [a.ts]', 'ts [a.ts] {1} lineNumbers'],
  ['ts:line-numbers=5', 'ts lineNumbers=5'],
  ['ts:no-line-numbers', 'ts'],
  ['js title="a b.js" showLineNumbers', 'js [a b.js] lineNumbers'],
  ["js title='a.js'", 'js [a.js]'],
  ['js showLineNumbers startLineNumber=7', 'js lineNumbers=7'],
  ['js showLineNumbers=false wrap=false', 'js'],
  ['js mark={2-3} "word" /re/ frame="none" wrap collapse={1-2}', 'js {2-3} "word" /re/ wrap collapse'],
  ['mermaid', 'mermaid'],
  ['vue [pages/[slug].vue]', 'vue [pages/[slug].vue]'],
  ['vue [[[slug]].vue] {1}', 'vue [[[slug]].vue] {1}'],
])('the options "%s" become "%s"', (info, opening) => {
  expect(convert(info)).toEqual({ opening, code: 'a\nb\nc', notes: [] })
})

test.each([
  ['js', 'a // [!code ++]\nb\nc // [!code --]'],
  ['py', 'a # [!code ++]\nb\nc # [!code --]'],
  ['html', 'a <!-- [!code ++] -->\nb\nc <!-- [!code --] -->'],
  ['css', 'a /* [!code ++] */\nb\nc /* [!code --] */'],
])('added and removed lines get a comment of %s', (language, code) => {
  expect(convert(`${language} ins={1} del={3}`)).toEqual({ opening: language, code, notes: [] })
})

test.each([
  ['// highlight-next-line', '', 'js {2}'],
  ['# highlight-start', '# highlight-end', 'js {2}'],
  ['{/* highlight-start */}', '{/* highlight-end */}', 'js {2}'],
])('comments that highlight lines are removed: %s', (before, after, opening) => {
  const code = ['a', before, 'b', ...(after ? [after] : []), 'c'].join('\n')
  expect(convert('js', code)).toEqual({ opening, code: 'a\nb\nc', notes: [] })
})

test.each([
  [
    'nolang',
    'text',
    'Unknown code language "nolang". Did you mean "erlang"? The block has no colours now. Name a known language.',
  ],
  ['js live', 'js', 'The unsupported option "live" of a code block is left out.'],
  [
    'vue title="a].vue"',
    'vue [a).vue]',
    'The name "a].vue" of a code block has an unmatched bracket, which became a parenthesis.',
  ],
  ['rust,no_run', 'rust', 'The unsupported option "no_run" of a code block is left out.'],
  [
    'conf',
    'text',
    'Unknown code language "conf". Did you mean "ini"? The block has no colours now. Name a known language.',
  ],
  ['sh npm2yarn', 'sh', 'The command "npm dance" is unknown to pnpm, yarn and bun. The block shows only npm.'],
])('"%s" becomes "%s", and is reported', (info, opening, note) => {
  const { opening: written, notes } = convert(info, 'npm dance')
  expect(written).toBe(opening)
  expect(notes).toEqual([note])
})

test('keeps the indentation of a block in a list', () => {
  const block = '```sh npm2yarn\n   npm i a\n   ```'
  expect(convertFence(block, '   ', () => undefined)).toBe(':::package-managers\n   ```sh\n   npm i a\n   ```\n   :::')
})

test.each([
  ['hides the lines above a cut', ['a', '// ---cut---', 'b'], ['b']],
  ['hides the lines above the last cut', ['a', '// ---cut---', 'b', '  // ---cut-before---', 'c'], ['c']],
  ['hides the lines below a cut', ['a', '// ---cut-after---', 'b'], ['a']],
  ['hides parts', ['// ---cut-start---', 'a', '// ---cut-end---', 'b'], ['b']],
  [
    'hides settings of the compiler',
    ['// @strict: true', '// @noErrors', 'a', '// @filename: b.ts'],
    ['a', '// @filename: b.ts'],
  ],
])('twoslash: %s', (_, code, shown) => {
  expect(convert('ts twoslash', code.join('\n')).code).toBe(shown.join('\n'))
  expect(convert('ts', code.join('\n')).code).toBe(code.join('\n'))
})

test('reports types that twoslash shows', () => {
  const { code, notes } = convert('ts twoslash {1}', 'const a = 1\n//    ^?\na')
  expect(code).toBe('const a = 1\na')
  expect(notes[0]).toContain('The types that "twoslash" shows are left out.')
})

test.each([
  [`js mark='x == "a"'`, 'js /x == "a"/', 'x == "a"'],
  [`js 'x == "a"'`, 'js /x == "a"/', 'x == "a"'],
  [`js mark='"a/b"'`, String.raw`js "\\"a/b\\""`, '"a/b"'],
  [String.raw`js mark='a\b'`, String.raw`js "a\\\\b"`, String.raw`a\b`],
  ['js mark="plain"', 'js "plain"', 'plain'],
])('marked words keep their quotes: %s', (info, opening, word) => {
  const { opening: written } = convert(info)
  expect(written).toBe(opening)
  const [code] = parseBody(`\`\`\`${written}\na\n\`\`\`\n`, false, false).tree.children
  expect(readFenceMeta(code?.type === 'code' ? code.meta : '')).toMatchObject({ words: [word], problems: [] })
})
