import { environment } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { highlightCode } from '../code-highlighter'
import { buildSearchSections } from './build-search-sections'
import { compileMarkdown } from './compile-markdown'

const PAGE = { path: '/docs/a', title: 'Page', description: 'About it.' }

async function sectionsOf(text: string, page = PAGE) {
  const { body } = await compileMarkdown(text, 'docs/a.md', 1, { ...environment, hasFile: () => true, highlightCode })
  return buildSearchSections(page, body ?? [])
}
/** Returns the text of each section, by the anchor of the section. */
const wordsOf = async (text: string, page = PAGE) =>
  Object.fromEntries((await sectionsOf(text, page)).map(({ id, content }) => [id.slice(page.path.length), content]))

test('starts a section at each heading, also at a heading without text', async () => {
  expect(await sectionsOf('First *words*.\n\n## One\n\nText\nof one.\n\n### Two\n')).toEqual([
    { id: '/docs/a', title: 'Page', titles: [], content: 'About it. First words.', level: 1, code: [] },
    { id: '/docs/a#one', title: 'One', titles: ['Page'], content: 'Text of one.', level: 2, code: [] },
    { id: '/docs/a#two', title: 'Two', titles: ['Page', 'One'], content: '', level: 3, code: [] },
  ])
})

testTable(async (text) => (await sectionsOf(text)).slice(1).map(({ titles }) => titles.join(' > ')))(
  'the sections of %j have the titles of enclosing sections %j',
  {
    '## A\n\n### B\n\n## C': ['Page', 'Page > A', 'Page'],
    '## A\n\n#### B\n\n### C\n\n#### D': ['Page', 'Page > A', 'Page > A', 'Page > A > C'],
    // The heading of level 1 at the start is the title of the page. Later headings of level 1 are sections.
    '# Own\n\n## A\n\n# B\n\n## C\n\n# D': ['Page', 'Page', 'Page > B', 'Page'],
  },
)

testTable(async (text) => (await sectionsOf(text))[1]?.title)('reads from %j the title %j', {
  '## The `let` *word* :badge[New]': 'The let word New',
  '## [Link](https://a.example "Tip") ![Logo](a.png)': 'Link',
  '## Note[^1]\n\n[^1]: Small.': 'Note',
})

testTable(async (text) => (await wordsOf(`## One\n\n${text}`))['#one'])('reads the text of %j', {
  '- One\n- Two\n  - Three': 'One Two Three',
  '|  | Solo |\n| --- | --- |\n| *Help* desk | No |\n| Mail | |\n\nMore.': 'Solo · Help desk · No · Mail More.',
  'One  \nTwo': 'One Two',
  'Call `a()` and press :kbd[K].': 'Call a() and press K.',
  'Said[^1] so.\n\n[^1]: Small print.': 'Said so.',
  ':::card{title="Fast" to="/a"}\nVery.\n:::': 'Fast Very.',
  '> [!IMPORTANT]\n> This.': 'Important This.',
  '::::tabs\n:::tab[npm]\nOne.\n:::\n:::tab[pnpm]\nTwo.\n:::\n::::': 'npm One. pnpm Two.',
})

testTable((text) => wordsOf(text))('splits %j at its headings', {
  // The first paragraph repeats the description.
  'About\n*it*.\n\nMore.\n\n## One\n\nAbout it.': { '': 'About it. More.', '#one': 'About it.' },
  '## Set up\n\na\n\n## Set up\n\nb': { '': 'About it.', '#set-up': 'a', '#set-up-1': 'b' },
  'Said[^1].\n\n[^1]: Small print.': { '': 'About it. Said.', '#_Galley-footnote-label': 'Small print.' },
  // The text after a component belongs to the last heading in it.
  '## Install\n\nChoose.\n\n::::tabs\n:::tab[npm]\n### With npm\n\na\n:::\n:::tab[pnpm]\nb\n\n### With pnpm\n\nc\n:::\n::::\n\nDone.\n\n## Next\n\nd':
    { '': 'About it.', '#install': 'Choose. npm', '#with-npm': 'a pnpm b', '#with-pnpm': 'c Done.', '#next': 'd' },
  ':::steps\n### Get it\n\na\n\n### Run it\n\nb\n:::\n\n<details><summary>More</summary>\n\n## Inside\n\nc\n\n</details>':
    { '': 'About it.', '#get-it': 'a', '#run-it': 'b More', '#inside': 'c' },
})

testTable(async (text) => (await sectionsOf(text))[0]?.code)('separates the code of %j from the text', {
  '```json [a.json]\nconst a: Map<string, number> = b && "c"\n\n  // &lt; \'d\' 🎉\n```': [
    { language: 'json', text: 'const a: Map<string, number> = b && "c"\n\n  // &lt; \'d\' 🎉' },
  ],
  ':::code-group\n\n```sh [npm]\nnpm i\n```\n\n```\n<b>\n```\n\n:::': [
    { language: 'sh', text: 'npm i' },
    { language: 'text', text: '<b>' },
  ],
})
