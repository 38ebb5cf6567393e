import type { ContentTree } from '@galley/core/content-tree'
import { bodyOf } from '@galley/testing/compile.fixture'
import type { FeedPage } from './build-feeds'
import { toEntryHtml } from './entry-html'
import { textOfMarkdown } from './text-of-markdown'

const page = {
  url: 'https://harbour.example/docs/start/page',
  images: new Map([
    ['docs/1.start/shot.png', { url: 'https://harbour.example/static/shot.png', width: 760, height: 400 }],
  ]),
}

const htmlOf = async (markdown: string) => toEntryHtml((await bodyOf(markdown)) as ContentTree, page)

test('keeps the structure of text, without ids and class names', async () => {
  expect(await htmlOf('## Set **sail** {#a}\n\n- [x] Rope\n')).toBe(
    '<h2>Set <strong>sail</strong></h2><ul><li><input type="checkbox" checked disabled> Rope</li></ul>',
  )
})

test('makes all links absolute', async () => {
  expect(await htmlOf('[a](./2.install.md#step) [b](#here) [c](https://example.org/?a=1&b=2)\n\n## Here')).toContain(
    '<p><a href="https://harbour.example/docs/start/install#step">a</a> <a href="https://harbour.example/docs/start/page#here">b</a> ' +
      '<a href="https://example.org/?a=1&#x26;b=2">c</a></p>',
  )
})

test('links footnotes to the page, which has both the reference and the note', async () => {
  const html = await htmlOf('Knots[^1]\n\n[^1]: Per hour.')
  expect(html).toMatch(/Knots<sup><a href="https:\/\/harbour\.example\/docs\/start\/page#[^"]+">1<\/a><\/sup>/)
  expect(html).not.toMatch(/ (id|class|aria-\w+|data-\w+)=/)
})

test('gives images an absolute URL and a size, and a figure if they have a title', async () => {
  expect(await htmlOf('![A ship](./shot.png "At sea")')).toBe(
    '<figure><img src="https://harbour.example/static/shot.png" alt="A ship" width="760" height="400"><figcaption>At sea</figcaption></figure>',
  )
  expect(await htmlOf('![A logo](../../images/logo.svg)')).toContain('A logo')
})

test('shows code as plain text below its file name', async () => {
  expect(await htmlOf('```ts [src/a.ts]\nif (a < b) {\n  c("&amp;")\n}\n```')).toBe(
    '<p><strong>src/a.ts</strong></p><pre><code>if (a &#x3C; b) {\n  c("&#x26;amp;")\n}</code></pre>',
  )
})

test('shows tabs and collapsible content in full, below their labels', async () => {
  const html = await htmlOf('::::tabs\n:::tab[macOS]\nOne.\n:::\n::::\n\n:::collapsible[More]\nTwo.\n:::')
  expect(html).toBe('<p><strong>macOS</strong></p><p>One.</p><p><strong>More</strong></p><p>Two.</p>')
})

test('shows a callout as a quotation below its title or type', async () => {
  expect(await htmlOf(':::warning\nMind the gap.\n:::\n\n:::tip[Read aloud]\nYou hear it.\n:::')).toBe(
    '<blockquote><p><strong>Warning</strong></p><p>Mind the gap.</p></blockquote>' +
      '<blockquote><p><strong>Read aloud</strong></p><p>You hear it.</p></blockquote>',
  )
})

test('shows steps as an ordered list and a card as a link', async () => {
  expect(await htmlOf(':::steps\n### One\n\nFirst.\n\n### Two\n\nThen.\n:::')).toBe(
    '<ol><li><h3>One</h3><p>First.</p></li><li><h3>Two</h3><p>Then.</p></li></ol>',
  )
  expect(await htmlOf(':::card[Deploy]{to="/docs/start/install"}\nOnline.\n:::')).toBe(
    '<p><a href="https://harbour.example/docs/start/install"><strong>Deploy</strong></a></p><p>Online.</p>',
  )
})

test('shows a video as a link', async () => {
  expect(await htmlOf('::video[A tour]{src="https://youtu.be/abcdefghijk"}')).toBe(
    '<p><a href="https://youtu.be/abcdefghijk">A tour</a></p>',
  )
  expect(await htmlOf('::video[A tour]{src="/films/tour.mp4" poster="./shot.png"}')).toBe(
    '<p><a href="https://harbour.example/films/tour.mp4"><img src="https://harbour.example/static/shot.png" alt="" width="760" height="400"><br>A tour</a></p>',
  )
})

test('shows the source of formulas and diagrams', async () => {
  expect(await htmlOf('An $$a < b$$ in it.\n\n$$\n\\frac{a}{b}\n$$\n\n```mermaid\npie\n```')).toBe(
    '<p>An <code>a &#x3C; b</code> in it.</p><pre><code>\\frac{a}{b}</code></pre><pre><code>pie</code></pre>',
  )
})

test('shows the type and default of a field', async () => {
  expect(await htmlOf(':::field[size]{type="number" required default="3"}\nHow large.\n:::')).toBe(
    '<p><code>size</code> · number · required · default 3</p><p>How large.</p>',
  )
})

test('replaces unknown elements by their content and removes scripts', () => {
  const tree: ContentTree = [
    ['Hologram', { depth: 3 }, ['p', {}, 'Still ', ['Kbd', {}, 'here'], '.']],
    ['script', {}, 'alert(1)'],
    ['a', { href: 'javascript:alert(1)', onClick: 'x' }, 'link'],
    ['CodeBlock', { html: '<b onclick="alert(1)">x</b><script>alert(1)</script>', language: 'text' }],
  ]
  expect(toEntryHtml(tree, page)).toBe('<p>Still <kbd>here</kbd>.</p><a>link</a><pre><code>xalert(1)</code></pre>')
})

/** A page without a compiled body, such as an MDX page. */
const article = { title: 'Sails', description: 'What they\nare.', stem: 'blog/3.sails', extension: 'mdx' }

test.each([
  ['its own title', '# Sails\n\n> What they are.\n\n[A link](/docs#cut) and ![a sail](./sail.png)\n'],
  ['a heading', '# All about sails\n\n[A link](/docs#cut) and ![a sail](./sail.png)\n'],
])('compiles the links and images of a text below %s', async (_, markdown) => {
  expect(await textOfMarkdown({ ...article, markdown } as FeedPage)).toEqual([
    ['p', {}, ['a', { href: '/docs#cut' }, 'A link'], ' and ', ['Image', { src: 'blog/sail.png', alt: 'a sail' }]],
  ])
})

test('compiles a page with only a title to an empty body', async () => {
  expect(await textOfMarkdown({ ...article, description: '', markdown: '# Sails\n' } as FeedPage)).toEqual([])
})
