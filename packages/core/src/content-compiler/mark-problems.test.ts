import { compile } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'

/** Returns the attribute of an element with a problem. */
const at = (mark: string) => ({ 'data-problem': mark })

testTable(async (text) => (await compile(text)).body)('marks the element with a problem: %j', {
  'See [a](gone.md).': [['p', {}, 'See ', ['a', { href: '#', ...at('1:5') }, 'a'], '.']],
  '![Shot](gone.png)': [['p', {}, ['span', at('1:1'), 'Shot']]],
  ':::calout\na\n:::': [['div', at('1:1'), ['p', {}, 'a']]],
  ':note[b] c': [['p', {}, ['span', at('1:1'), 'b'], ' c']],
  ':::tab[A]\na\n:::': [['div', at('1:1'), ['p', {}, 'A'], ['p', {}, 'a']]],
  ':::card{title=A to=gone.md}\na\n:::': [['div', at('1:1'), ['Card', { title: 'A', to: '#' }, ['p', {}, 'a']]]],
  '$$\\nope$$': [['div', at('1:3'), ['MathBlock', { html: '\\nope' }]]],
  '::::tabs\n:::tab[A]\n[a](gone.md)\n:::\n::::': [
    ['Tabs', {}, ['Tab', { label: 'A' }, ['p', {}, ['a', { href: '#', ...at('3:1') }, 'a']]]],
  ],
  // A component that renders its content itself is marked as a whole.
  ':::file-tree\n- [b](gone.md)\n:::': [
    ['div', at('2:3'), ['FileTree', {}, ['ul', {}, ['li', {}, ['a', { href: '#' }, 'b']]]]],
  ],
})

test('marks an element once for several problems, with lines of the file', async () => {
  const { body, problems } = await compile('a\n\n<p onclick="x" style="y">b</p>', 10)
  expect(body).toEqual([
    ['p', {}, 'a'],
    ['p', at('12:1'), 'b'],
  ])
  expect(problems.map(({ mark }) => mark)).toEqual(['12:1', '12:1'])
})
