import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Root } from 'mdast'
import type { DocumentContext } from './document-context'
import { copyNode, parseChange } from './parse-change'
import { parseMarkdown } from './parse-markdown'
import { placeUrls } from './place-urls'

const CONTENT = join(__dirname, '../../../../content')
const pages = readdirSync(CONTENT, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => readFileSync(join(CONTENT, name), 'utf8').replace(/^---\n.*?\n---\n/s, ''))

/** Edits: syntax that changes the meaning of the blocks around it, and text that does not. */
const SNIPPETS = (
  'a¦ ¦\n¦\n\n¦# ¦\n## New\n¦\n## New¦##New¦    ¦\t¦- ¦\n- a\n¦1. ¦> ¦\n> a\n¦---\n¦===\n¦```¦' +
  '\n```\n¦\n~~~js\n¦\n````md\n¦$$¦\n$$\n¦:::¦\n:::\n¦\n:::note\n¦\n::::tabs\n¦::icon{name="a"}¦' +
  ':var[a]¦<¦<!--¦-->¦\n<div>\n¦</div>¦\n<pre>\n¦<![CDATA[¦|¦\n| a | b |\n| - | - |\n| c | d |\n¦*¦' +
  '**¦~~¦`¦\\¦[¦]¦](/b)¦[a](/b)¦[a]¦[a][b]¦\n[a]: /c\n¦\n\n[b]: <x> "y"\n¦]:¦[^1]¦' +
  '\n[^1]: A note.\n¦\n[^1]:\n\n    # In it\n¦https://example.com¦a@example.com¦www.example.com¦' +
  '&amp;¦\u0000¦校**正**。¦\uFEFF¦[!NOTE]¦{#id}¦  \n'
).split('¦')

function createRandom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

function edit(text: string, random: (below: number) => number): string {
  const lines = [...text.matchAll(/^/gm)].map(({ index }) => index)
  const at = random(2) ? lines[random(lines.length)]! : random(text.length + 1)
  const end = random(3) ? at : at + random(random(4) ? 20 : 400)
  const inserted = random(4) ? SNIPPETS[random(SNIPPETS.length)]! : ''
  return text.slice(0, at) + inserted + text.slice(end)
}

/** Returns the positions of URLs, which are not part of the tree. */
function urlsOf(tree: Root, source: string) {
  const urls: unknown[] = []
  const placeUrl: DocumentContext['placeUrl'] = (link, url) => urls.push([link.line, link.column, url.line, url.column])
  placeUrls(tree, source, { placeUrl } as DocumentContext)
  return urls
}

test('returns the same tree for an edited text as parsing the whole text', () => {
  const random = createRandom(7)
  let reused = 0
  let tried = 0
  for (const [number, page] of pages.entries()) {
    // Tests only every eighth page, because all pages would take a minute.
    if (number % 8 > 0) continue
    let last = { source: page, tree: parseMarkdown(page) }
    for (let edits = 0; edits < 6; edits++) {
      const source = edit(last.source, random)
      const whole = parseMarkdown(source)
      const tree = parseChange(source, last, (part) => parseMarkdown(part))
      tried += 1
      if (tree) {
        reused += 1
        expect(tree).toEqual(whole)
        expect(urlsOf(tree, source)).toEqual(urlsOf(whole, source))
        expect(copyNode(tree)).toEqual(whole)
      }
      last = { source, tree: tree && random(8) ? tree : whole }
    }
  }
  expect(reused / tried).toBeGreaterThan(0.3)
})

test('parses only the part between two headings', () => {
  const textOf = (words: string) =>
    `Begin.\n\n## One\n\nFirst.\n\n## Two\n\n${words}\n\n## Three\n\nLast.\n\n### Four\n\nEnd.`
  const before = textOf('Second.')
  const parts: string[] = []
  parseChange(textOf('Other words.'), { source: before, tree: parseMarkdown(before) }, (part) => {
    parts.push(part)
    return parseMarkdown(part)
  })
  expect(parts).toEqual(['## Two\n\nOther words.\n\n## Three'])
})

test.each([
  ['opens code that is not closed', '```'],
  ['opens a directive', ':::note'],
  ['opens HTML', '<!--'],
  ['defines a link', '[Second]: /two'],
  ['defines a footnote', '[^1]: A note.'],
])('parses the whole text after an edit that %s', (_, words) => {
  const textOf = (added: string) => `Begin.\n\n## One\n\n${added}\n\n## Two\n\n[Second] and this[^1].\n`
  const before = textOf('First.')
  const last = { source: before, tree: parseMarkdown(before) }
  expect(parseChange(textOf(words), last, (part) => parseMarkdown(part))).toBeUndefined()
})

test('returns a new tree each time', () => {
  const textOf = (words: string) => `Begin.\n\n## One\n\n${words}\n\n${'## More\n\nWords. [A](/b)\n\n'.repeat(300)}`
  for (const words of ['First.', 'Second.', 'Third.\n\nFourth.', '', 'Fifth.']) {
    const tree = parseMarkdown(textOf(words), 'docs/a.md')
    expect(tree).toEqual(parseMarkdown(textOf(words)))
    // Changes the tree, as the passes of the compiler do.
    tree.children.length = 1
    tree.children[0]!.position!.start.line = 9
  }
})
