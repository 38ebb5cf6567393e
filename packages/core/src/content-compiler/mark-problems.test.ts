import { compile } from '@galley/testing/compile.fixture'

/** The attribute of an element with a problem. */
const at = (mark: string) => ({ 'data-problem': mark })

test.each<[string, string, unknown[]]>([
  ['a link in its line', 'See [a](gone.md).', [['p', {}, 'See ', ['a', { href: '#', ...at('1:5') }, 'a'], '.']]],
  ['a link in a list', '- [a](gone.md)', [['ul', {}, ['li', {}, ['a', { href: '#', ...at('1:3') }, 'a']]]]],
  ['an image by its words', '![Shot](gone.png)', [['p', {}, ['span', at('1:1'), 'Shot']]]],
  ['an image without words by its URL', '![](gone.png)', [['p', {}, ['span', at('1:1'), 'gone.png']]]],
  ['an unknown directive with its content', ':::calout\na\n:::', [['div', at('1:1'), ['p', {}, 'a']]]],
  ['an unknown directive in a line', 'a :bagde[b]', [['p', {}, 'a ', ['span', at('1:3'), 'b']]]],
  ['a directive that is written the wrong way', ':note[b] c', [['p', {}, ['span', at('1:1'), 'b'], ' c']]],
  ['a component without a required attribute', ':::card\na\n:::', [['div', at('1:1'), ['p', {}, 'a']]]],
  ['a component outside of its parent', ':::tab[A]\na\n:::', [['div', at('1:1'), ['p', {}, 'A'], ['p', {}, 'a']]]],
  [
    'a component with a broken link',
    ':::card{title=A to=gone.md}\na\n:::',
    [['div', at('1:1'), ['Card', { title: 'A', to: '#' }, ['p', {}, 'a']]]],
  ],
  ['a formula as it is written', '$$\\nope$$', [['div', at('1:3'), ['MathBlock', { html: '\\nope' }]]]],
])('marks %s', async (_what, text, body) => {
  expect((await compile(text)).body).toEqual(body)
})

test('marks an element once for several problems, with lines of the file', async () => {
  const { body, problems } = await compile('a\n\n<p onclick="x" style="y">b</p>', 10)
  expect(body).toEqual([
    ['p', {}, 'a'],
    ['p', at('12:1'), 'b'],
  ])
  expect(problems.map(({ mark }) => mark)).toEqual(['12:1', '12:1'])
})

test('marks a component around content that it renders itself', async () => {
  const { body } = await compile('::::tabs\n:::tab[A]\n[a](gone.md)\n:::\n::::\n\n:::file-tree\n- [b](gone.md)\n:::')
  expect(body).toMatchObject([
    ['Tabs', {}, ['Tab', { label: 'A' }, ['p', {}, ['a', at('3:1'), 'a']]]],
    ['div', at('8:3'), ['FileTree', {}, ['ul', {}, ['li', {}, ['a', { href: '#' }, 'b']]]]],
  ])
})

test('marks nothing in a text that is nested too deeply', async () => {
  expect(await compile('> '.repeat(200))).toMatchObject({ body: [], isBroken: true })
})
