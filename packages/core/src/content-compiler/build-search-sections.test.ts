import { highlightCode } from '../code-highlighter'
import { buildSearchSections } from './build-search-sections'
import { compileMarkdown } from './compile-markdown'

const PAGE = { path: '/docs/a', title: 'Page', description: 'About it.' }

async function sectionsOf(text: string, page = PAGE) {
  const environment = { hasFile: () => true, pathOfFile: () => '/b', findIcon: () => undefined, highlightCode }
  const { body, problems } = await compileMarkdown(text, 'docs/a.md', 1, environment)
  expect(problems).toEqual([])
  return buildSearchSections(page, body ?? [])
}
/** The words of each section, by the anchor of the section. */
const wordsOf = async (text: string, page = PAGE) =>
  Object.fromEntries((await sectionsOf(text, page)).map(({ id, content }) => [id.slice(page.path.length), content]))

test('returns one section for a page without text', async () => {
  expect(await sectionsOf('')).toEqual([
    { id: '/docs/a', title: 'Page', titles: [], content: 'About it.', level: 1, code: [] },
  ])
  expect(await wordsOf('', { ...PAGE, description: '' })).toEqual({ '': '' })
})

test('starts a section at each heading, also at one without text', async () => {
  expect(await sectionsOf('First *words*.\n\n## One\n\nText\nof one.\n\n### Two\n')).toEqual([
    { id: '/docs/a', title: 'Page', titles: [], content: 'About it. First words.', level: 1, code: [] },
    { id: '/docs/a#one', title: 'One', titles: ['Page'], content: 'Text of one.', level: 2, code: [] },
    { id: '/docs/a#two', title: 'Two', titles: ['Page', 'One'], content: '', level: 3, code: [] },
  ])
})

test('leaves out a first paragraph that repeats the description', async () => {
  expect(await wordsOf('About\n*it*.\n\nMore.\n\n## One\n\nAbout it.')).toEqual({
    '': 'About it. More.',
    '#one': 'About it.',
  })
})

describe('the titles of the enclosing sections', () => {
  const titlesOf = async (text: string) => (await sectionsOf(text)).slice(1).map(({ titles }) => titles.join(' > '))

  test.each([
    ['## A\n\n### B\n\n## C', ['Page', 'Page > A', 'Page']],
    // A level left out.
    ['## A\n\n#### B\n\n### C\n\n#### D', ['Page', 'Page > A', 'Page > A', 'Page > A > C']],
    ['#### A\n\n## B\n\n### C', ['Page', 'Page', 'Page > B']],
    // A first heading of the first level is the page's title, a later one is a section.
    ['# Own\n\n## A\n\n# B\n\n## C\n\n# D', ['Page', 'Page', 'Page > B', 'Page']],
    [
      '## A\n\n### B\n\n#### C\n\n##### D\n\n###### E',
      ['Page', 'Page > A', 'Page > A > B', 'Page > A > B > C', 'Page > A > B > C > D'],
    ],
  ])('%j', async (text, titles) => {
    expect(await titlesOf(text)).toEqual(titles)
  })
})

test('separates the cells of a table', async () => {
  const table = '|  | Solo |\n| --- | --- |\n| *Help* desk | No |\n| Mail | |\n\nMore.'
  expect(await wordsOf(table)).toEqual({ '': 'About it. Solo · Help desk · No · Mail More.' })
})

test('returns a section for each of several headings with the same text', async () => {
  expect(await wordsOf('## Set up\n\na\n\n## Set up\n\nb')).toEqual({
    '': 'About it.',
    '#set-up': 'a',
    '#set-up-1': 'b',
  })
})

test.each([
  ['## The `let` *word* :badge[New]', 'The let word New'],
  ['## [Link](https://a.example "Tip") ![Logo](a.png)', 'Link'],
  ['## 多言語 🎉 Größe', '多言語 🎉 Größe'],
  ['## Note[^1]\n\n[^1]: Small.', 'Note'],
  ['Two\n---', 'Two'],
])('reads from %j the title %j', async (text, title) => {
  expect((await sectionsOf(text))[1]).toMatchObject({ title })
})

test.each([
  ['- One\n- Two\n  - Three', 'One Two Three'],
  ['| One | Two |\n| - | - |\n| 1 | 2 |', 'One · Two · 1 · 2'],
  ['One  \nTwo', 'One Two'],
  ['> One\n>\n> Two', 'One Two'],
  ['un**bold**ed', 'unbolded'],
  ['Call `a()` and press :kbd[K].', 'Call a() and press K.'],
  ['Said[^1] so.\n\n[^1]: Small print.', 'Said so.'],
  ['日本語\n\nEmoji 👩‍🚀.', '日本語 Emoji 👩‍🚀.'],
])('reads the text of %j', async (text, words) => {
  expect((await wordsOf(`## One\n\n${text}`))['#one']).toBe(words)
})

test('puts the text of a footnote into the section of the footnotes', async () => {
  expect((await wordsOf('Said[^1].\n\n[^1]: Small print.'))['#_Galley-footnote-label']).toBe('Small print.')
})

describe('a component', () => {
  test.each([
    [':::card{title="Fast" to="/a"}\nVery.\n:::', 'Fast Very.'],
    [':::tip[Mind]\nThis.\n:::', 'Mind This.'],
    ['> [!IMPORTANT]\n> This.', 'Important This.'],
    ['::::tabs\n:::tab[npm]\nOne.\n:::\n:::tab[pnpm]\nTwo.\n:::\n::::', 'npm One. pnpm Two.'],
  ])('has its title and label in the text: %j', async (text, words) => {
    expect((await wordsOf(`## One\n\n${text}`))['#one']).toBe(words)
  })

  test('may contain headings, and the text after it belongs to the last one', async () => {
    const tabs = '::::tabs\n:::tab[npm]\n### With npm\n\na\n:::\n:::tab[pnpm]\nb\n\n### With pnpm\n\nc\n:::\n::::'
    expect(await wordsOf(`## Install\n\nChoose.\n\n${tabs}\n\nDone.\n\n## Next\n\nd`)).toEqual({
      '': 'About it.',
      '#install': 'Choose. npm',
      '#with-npm': 'a pnpm b',
      '#with-pnpm': 'c Done.',
      '#next': 'd',
    })
  })

  test('may contain headings as steps and raw HTML', async () => {
    const steps = ':::steps\n### Get it\n\na\n\n### Run it\n\nb\n:::'
    const details = '<details><summary>More</summary>\n\n## Inside\n\nc\n\n</details>'
    expect(await wordsOf(`${steps}\n\n${details}`)).toEqual({
      '': 'About it.',
      '#get-it': 'a',
      '#run-it': 'b More',
      '#inside': 'c',
    })
  })
})

describe('code', () => {
  test('is separate from the text, unchanged, with its language', async () => {
    const code = 'const a: Map<string, number> = b && "c"\n\n  // &lt; \'d\' 🎉'
    const [, section] = await sectionsOf(`## One\n\nBefore.\n\n\`\`\`json [a.json]\n${code}\n\`\`\`\n\nAfter.`)
    expect(section).toMatchObject({ content: 'Before. After.', code: [{ language: 'json', text: code }] })
  })

  test('has the language "text" by default, and is listed for each block of a group', async () => {
    const group = ':::code-group\n\n```sh [npm]\nnpm i\n```\n\n```\n<b>\n```\n\n:::'
    expect((await sectionsOf(group))[0]!.code).toEqual([
      { language: 'sh', text: 'npm i' },
      { language: 'text', text: '<b>' },
    ])
  })
})
