import { createOldSite } from '../old-site.fixture'

/** The Markdown that a page of MkDocs becomes, the report, and the problems that this project finds in it. */
async function convert(text: string, files: Record<string, string> = {}) {
  const site = createOldSite({ 'mkdocs.yml': 'site_name: Ink\n', 'docs/a.md': `# Ink\n\n${text}\n`, ...files })
  const notes = site.migrate().filter((line) => /^docs\//.test(line))
  const written = site.read('content/docs/a.md').replace(/^# Ink\n\n|\n$/g, '')
  return { text: written, notes, problems: await site.problems() }
}

const good = { notes: [], problems: [] }

test.each([
  ['!!! note\n\n    Body *one*.\n\n    Two.\n\nAfter.', ':::note\nBody *one*.\n\nTwo.\n:::\n\nAfter.'],
  ['!!! danger "Take care"\n    Text.', ':::caution[Take care]\nText.\n:::'],
  ['!!! success\n    Text.', ':::tip[Success]\nText.\n:::'],
  ['!!! warning ""\n    Text.', ':::warning\nText.\n:::'],
  ['??? tip "More"\n    Text.', ':::collapsible[More]\nText.\n:::'],
  ['???+ example\n    Text.', ':::collapsible[Example]{open}\nText.\n:::'],
  ['!!! note\n    A\n\n    !!! tip\n        B\n\n    C', '::::note\nA\n\n:::tip\nB\n:::\n\nC\n::::'],
  ['- A\n\n    !!! note\n        B', '- A\n\n    :::note\n    B\n    :::'],
  ['```md\n!!! note\n    A\n```', '```md\n!!! note\n    A\n```'],
])('the admonition %j', async (written, text) => {
  expect(await convert(written)).toEqual({ text, ...good })
})

test('groups consecutive tabs', async () => {
  const written = '=== "npm"\n\n    ```sh\n    npm i\n    ```\n\n=== "pnpm"\n\n    Text.\n\nAfter.'
  const { text, ...others } = await convert(written)
  expect(text.replace(/\n+/g, '\n')).toBe(
    '::::tabs\n:::tab[npm]\n```sh\nnpm i\n```\n:::\n:::tab[pnpm]\nText.\n:::\n::::\nAfter.',
  )
  expect(others).toEqual(good)
})

test.each([
  ['Press ++ctrl+c++, not `++a++`', 'Press :kbd[ctrl] :kbd[c], not `++a++`'],
  ['A ==b c== d, a == b == c', 'A <mark>b c</mark> d, a == b == c'],
  ['## Part { #own }\n\nText', '## Part {#own}\n\nText'],
  ['``` py title="x.py" linenums="1" hl_lines="2 3"\na\nb\nc\n```', '```py [x.py] {2,3} lineNumbers\na\nb\nc\n```'],
])('the line %j', async (written, text) => {
  expect(await convert(written)).toEqual({ text, ...good })
})

test('reports attributes, abbreviations and definitions', async () => {
  const { text, notes } = await convert('**Word**{ .big }\n\nTerm\n:   Meaning\n\n*[CSS]: Sheets')
  expect(text).toBe('**Word**\n\nTerm\n:   Meaning\n\n*[CSS]: Sheets')
  expect(notes).toEqual([
    'docs/a.md:3  ".big" is left out: words have no attributes here.',
    'docs/a.md:6  A definition is text here. Write the list of definitions as a list or a table.',
    'docs/a.md:8  The abbreviation "CSS" is text here. Define it in content/glossary.yml.',
  ])
})

test('builds the sidebar from the navigation of MkDocs, with other folders and Python tags', async () => {
  const site = createOldSite({
    'mkdocs.yml':
      'docs_dir: text\nextra: !!python/name:a.b\nnav:\n  - zeta.md\n  - Guide:\n      - Second: guide/b.md\n      - guide/a.md\n  - Code: https://example.com\n',
    'text/zeta.md': '# Zeta\n',
    'text/guide/a.md': '# First\n',
    'text/guide/b.md': '# B\n',
  })
  const { notes } = site.run()
  expect(await site.navigation()).toEqual(['Zeta', '[Guide]', '- Second', '- First'])
  expect(notes).toEqual([
    { file: 'mkdocs.yml', line: 8, message: expect.stringContaining('https://example.com') as string },
  ])
})

test('builds the sidebar from the summary of mdBook: parts, nested chapters, and chapters around the list', async () => {
  const site = createOldSite({
    'book.toml': '[book]\nsrc = "text"\n',
    'text/SUMMARY.md':
      '# Summary\n\n[Foreword](fore.md)\n\n# Part *one*\n\n- [Zeta](<zeta.md>)\n  - [Deep `x`](./deep.md)\n- [Alpha](alpha.md)\n- [Planned]()\n\n---\n\n[Index of words](words.md)\n',
    ...Object.fromEntries(['fore', 'zeta', 'deep', 'alpha', 'words'].map((name) => [`text/${name}.md`, `# ${name}\n`])),
  })
  const { notes } = site.run()
  expect(await site.navigation()).toEqual([
    'Foreword',
    '[Part one]',
    '- Zeta',
    '- - Deep x',
    '- Alpha',
    'Index of words',
  ])
  expect(notes.map(({ message }) => message)).toEqual([
    'The group "Planned" of the sidebar has no page. It is left out.',
  ])
})

test.each([
  ['```rust\n{{#include ../code/a.rs}}\n```', '```rust\nfn a() {}\nfn b() {}\nfn c() {}\n```'],
  ['```rust\n{{#include ../code/a.rs:mid}}\n```', '```rust\nfn b() {}\n```'],
  ['```rust\n{{#rustdoc_include ../code/a.rs:1}}\n```', '```rust\nfn a() {}\n```'],
  ['```rust\n--8<-- "code/a.rs:mid"\n```', '```rust\nfn b() {}\n```'],
  ['{{#playground ../code/a.rs:5:}}', '```rust\nfn c() {}\n```'],
])('%j has the code of its file', async (written, text) => {
  const code = 'fn a() {}\n// ANCHOR: mid\nfn b() {}\n// ANCHOR_END: mid\nfn c() {}\n'
  const found = await convert(written, { 'code/a.rs': code })
  expect(found.text).toBe(text)
  expect(found.notes).toEqual([expect.stringMatching(/a\.rs" is in the page now\. To keep it/)])
})

test('includes texts with a directive, and reports missing files', async () => {
  const { text, notes } = await convert('{{#include part.md}}\n\n{{#include gone.md}}\n\n{{#title Other}}', {
    'docs/part.md': 'Part.\n',
  })
  expect(text).toBe('::include{file="./part.md"}\n\n`{{#include gone.md}}`\n')
  expect(notes).toEqual([
    'docs/a.md:5  There is no file "gone.md" in the folder. What includes it is shown as code; write the text that it has.',
    'docs/a.md:7  "{{#title Other}}" is left out: the title of a page is in its front matter.',
  ])
})

test('redirects all URLs of a book', () => {
  const site = createOldSite({ 'book.toml': '', 'src/README.md': '# Ink\n', 'src/pen.md': '# Pen\n' })
  site.run()
  expect(site.read('content/redirects.yml')).toBe(
    '# Pages as Markdown had them\n/index.html: /docs\n/pen: /docs/pen\n/pen.html: /docs/pen\n',
  )
})
