import { findLostWords, isTextAttribute } from './lost-words'
import { createOldSite } from './old-site.fixture'

const find = (
  text: string,
  written: string,
  { isMdx = false, notes = [] as { line: number; message: string }[] } = {},
) => findLostWords({ text, firstLine: 4, isMdx, modules: [] }, written, notes)

test('finds missing words with their lines', () => {
  const lost = find('One two.\n\nThree *four* five\nsix seven.\n\nEight.\n', 'One two.\n\nThree seven.\n\nEight.\n')
  expect(lost).toEqual([{ line: 6, words: 'four* five six' }])
  expect(find('A word, a word.\n', 'A word.\n')).toEqual([{ line: 4, words: 'a word' }])
})

test('ignores words that moved or changed their formatting', () => {
  expect(
    find('# Title\n\n**Bold** [link](./a.md "tip") `code`\n', '---\ntitle: Title\n---\ncode, link, tip, Bold\n'),
  ).toEqual([])
  expect(find('1. Tom &amp; Ann\n2. \\*star\n', '#### Tom & Ann\n\n#### star\n')).toEqual([])
})

test.each([
  ['a tag, its name and attributes', '<div class="wide box here" id="main">Text</div>', 'Text'],
  ['a comment', '<!-- not shown -->Text', 'Text'],
  ['a script or style sheet', '<script setup>\nconst secret = 1\n</script>\n<style>\n.red {}\n</style>\nText', 'Text'],
  [
    'the URL of a link or an image',
    '[Text](/old/path_(b)) ![Alt](<a b.png>) [Ref][target]\n\n[target]: /elsewhere',
    'Text Alt Ref',
  ],
  ['the name of a container', ':::danger[Title]{icon="x"}\nText\n:::\n\n::: details More\n:::\n', 'Title Text More'],
  [
    'props in YAML',
    '::card\n---\ntitle: Title\nicon: i-rocket\n---\n#footer{unwrap="p"}\nText\n::\n\n:hr\n',
    'Title Text',
  ],
  ['what is behind a fence', '```ts {2} twoslash title="Name"\nconst a = 1\n```\n', 'Name const a 1'],
  [
    'a comment that marks lines',
    '```js\n// highlight-next-line\na()\nb() // [!code focus]\n```\n',
    'a b() // [!code focus]',
  ],
  ['hidden lines', '```ts twoslash\nimport x from "y"\n// ---cut---\nshown\n```\n', 'shown'],
  ['ids and attributes behind words', '## Text {#own-id}\n\n**Word**{.red}', 'Text Word'],
])('%s is no word of the page', (_, text, written) => {
  expect(find(text, written)).toEqual([])
})

test.each([
  ['an attribute with text', '<Card title="Start here" />', 'Start here'],
  ['an attribute with a sentence', '<Quote by="Ada of the north" />', 'Ada of the north'],
  ['a text within code', '<List items={[{ name: "Fast in every way" }]} />', 'Fast in every way'],
  ['code', '`<Tag>`', 'Tag'],
  ['a title of a code block', '```js title="app"\n```', 'app'],
  ['the title of a link', '[](/a "Tip")', 'Tip'],
])('%s has words of the page', (_, text, words) => {
  expect(find(text, '', { isMdx: true }).map((one) => one.words)).toEqual([words])
})

test('ignores the tags of HTML that a fragment sets', async () => {
  const site = createOldSite({
    'astro.config.mjs':
      "import starlight from '@astrojs/starlight'\nexport default { integrations: [starlight({ title: 'A' })] }",
    'src/content/docs/a.mdx':
      '---\ntitle: A\n---\n\n<Fragment set:html={"<pre><code class=\\"language-diff\\">One <b>two</b> &lt;x&gt;<br />\\nthree four</code></pre>"} />\n',
  })
  expect(site.migrate().filter((line) => line.includes('a.mdx'))).toEqual([
    'src/content/docs/a.mdx:5  HTML that "set:html" has is its text now, without colours.',
  ])
  expect(site.read('content/docs/a.md')).toContain('```diff\nOne two <x>\n\nthree four\n```')
})

test('ignores imports and exports', () => {
  const text = 'import Card from "./card"\n\nexport const list = [\n\n"Never shown as such",\n]\n\nText\n'
  expect(
    findLostWords(
      {
        text,
        firstLine: 1,
        isMdx: true,
        modules: [
          [1, 1],
          [3, 6],
        ],
      },
      'Text',
      [],
    ),
  ).toEqual([])
})

test('does not report words that a message quotes', () => {
  const text = 'A {props.very} b\n\n<Map title="Berlin at night" />\n\n<Map title="Rome" />\n'
  const notes = [
    { line: 4, message: '"{props.very}" is left out.' },
    { line: 6, message: '"title" of "Map" has no counterpart here. It is left out.' },
  ]
  expect(find(text, 'A b', { notes })).toEqual([{ line: 8, words: 'Rome' }])
})

test('shortens long texts to one line without quotes', () => {
  const [lost] = find(`a "b"\n${'word '.repeat(60)}`, '')
  expect(lost!.words).toMatch(/^a 'b' word word [^"\n]* …$/)
  expect(lost!.words.length).toBeLessThan(165)
})

test('finds no text in attributes that only change the appearance', () => {
  expect(isTextAttribute('className', 'a wide box')).toBe(false)
  expect(isTextAttribute('size', 'small')).toBe(false)
  expect(isTextAttribute('label', 'npm')).toBe(true)
})

test('reports lost words in a migration', () => {
  const site = createOldSite({
    'nuxt.config.ts': 'export default defineNuxtConfig({})',
    'content/a.md': '---\ntitle: A\n---\n\n::card{title="B" description="Short and clear"}\nText\n::\n',
  })
  expect(site.migrate('--from', 'nuxt-content')).toContain(
    'content/a.md:5  These words of the old page are not on the new one: "Short and clear". Add what readers need.',
  )
})
