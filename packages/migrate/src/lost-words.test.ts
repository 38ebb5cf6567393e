import { findLostWords, isTextAttribute } from './lost-words'
import { createOldSite } from './old-site.fixture'
import { parseBody } from './read-body'

/** Compares the body of a page, which starts on line 4 of its file, with the new page. */
function find(
  source: string,
  written: string,
  { isMdx = false, notes = [] as { line: number; message: string }[] } = {},
) {
  const { tree } = parseBody(source, isMdx, false)
  return findLostWords({ source, tree, lineAt: (line) => line + 3 }, written, notes)
}

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
  ['the URL of a link or image', '[Text](/a_(b)) ![Alt](<a b.png>) [Ref][target]\n\n[target]: /b', 'Text Alt Ref'],
  ['the name of a container', ':::danger[Title]{icon="x"}\nText\n:::', 'Title Text'],
  ['the language and the options of code', '```ts {2} twoslash title="Name"\nconst a = 1\n```\n', 'Name const a 1'],
  ['a comment that marks lines', '```js\n// highlight-next-line\nb() // [!code focus]\n```\n', 'b() // [!code focus]'],
  ['hidden lines', '```ts twoslash\nimport x from "y"\n// ---cut---\nshown\n```\n', 'shown'],
  ['the language of inline code', '`Text`{lang="ts"}', 'Text'],
])('ignores %s', (_, text, written) => {
  expect(find(text, written)).toEqual([])
})

test.each([
  ['an attribute with text', '<Card title="Start here" />', 'Start here'],
  ['an attribute with a sentence', '<Quote by="Ada of the north" />', 'Ada of the north'],
  ['a text within code', '<List items={[{ name: "Fast in every way" }]} />', 'Fast in every way'],
  ['code', '`<Tag>`', 'Tag'],
  ['a title of a code block', '```js title="app"\n```', 'app'],
  ['the title of a link', '[](/a "Tip")', 'Tip'],
])('finds words in %s', (_, text, words) => {
  expect(find(text, '', { isMdx: true }).map((one) => one.words)).toEqual([words])
})

test('ignores imports, exports and comments', () => {
  const text =
    'import Card from "./card"\n\nexport const list = [\n\n"Never shown as such",\n]\n\n{/* "Not shown as such" */}\n\nText\n'
  expect(find(text, 'Text', { isMdx: true })).toEqual([])
})

test('does not report words that a message quotes', () => {
  const text = 'A {props.very} b\n\n<Map title="Berlin at night" />\n\n<Map title="Rome" />\n'
  const notes = [
    { line: 4, message: '"{props.very}" is left out.' },
    { line: 6, message: 'Unsupported attributes of "Map" are left out: "title".' },
  ]
  expect(find(text, 'A b', { notes, isMdx: true })).toEqual([{ line: 8, words: 'Rome' }])
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
    'content/a.md:5  The new page lacks these words of the old page: "Short and clear". Add the words that readers need.',
  )
})
