import { convertFence } from './fences'

/** What becomes of a block of code, and what is reported. */
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
])('what is behind the fence: "%s" becomes "%s"', (info, opening) => {
  expect(convert(info)).toEqual({ opening, code: 'a\nb\nc', notes: [] })
})

test.each([
  ['js', 'a // [!code ++]\nb\nc // [!code --]'],
  ['py', 'a # [!code ++]\nb\nc # [!code --]'],
  ['html', 'a <!-- [!code ++] -->\nb\nc <!-- [!code --] -->'],
  ['css', 'a /* [!code ++] */\nb\nc /* [!code --] */'],
])('lines that are added or removed get a comment of %s', (language, code) => {
  expect(convert(`${language} ins={1} del={3}`)).toEqual({ opening: language, code, notes: [] })
})

test.each([
  ['// highlight-next-line', '', 'js {2}'],
  ['# highlight-start', '# highlight-end', 'js {2}'],
  ['{/* highlight-start */}', '{/* highlight-end */}', 'js {2}'],
])('comments that highlight lines are taken out: %s', (before, after, opening) => {
  const code = ['a', before, 'b', ...(after ? [after] : []), 'c'].join('\n')
  expect(convert('js', code)).toEqual({ opening, code: 'a\nb\nc', notes: [] })
})

test.each([
  [
    'nolang',
    'text',
    'The code language "nolang" is not known here. The block is "text", without colours; name a known language.',
  ],
  ['js live', 'js', '"live" behind the fence of a code block says nothing here, and is left out.'],
  ['vue [[id].vue]', 'vue [(id).vue]', 'The name "[id].vue" of a code block has brackets, which are parentheses now.'],
  ['sh npm2yarn', 'sh', '"npm dance" is not known in the words of pnpm, yarn and bun. The block has it for npm only.'],
])('"%s" becomes "%s", and is reported', (info, opening, note) => {
  const { opening: written, notes } = convert(info, 'npm dance')
  expect(written).toBe(opening)
  expect(notes).toEqual([note])
})

test('in a list, lines keep their indentation', () => {
  const block = '```sh npm2yarn\n   npm i a\n   ```'
  expect(convertFence(block, '   ', () => undefined)).toBe(':::package-managers\n   ```sh\n   npm i a\n   ```\n   :::')
})
