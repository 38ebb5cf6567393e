import { createOldSite, testPages } from '../old-site.fixture'

const CODE = 'fn a() {}\n// ANCHOR: mid\nfn b() {}\n// ANCHOR_END: mid\nfn c() {}\n'
const COPIED = 'The text of "../code/a.rs" is part of the page now. To keep a separate file, use ::include.'

testPages('mkdocs', { 'code/a.rs': CODE, 'docs/part.md': 'Part.\n' }, [
  ['converts an admonition', '!!! note\n\n    *A*\n\n    B.\n\nC', ':::note\n*A*\n\nB.\n:::\n\nC'],
  ['converts a title', '!!! danger "Take care"\n    Text.', ':::caution[Take care]\nText.\n:::'],
  ['keeps the name of a type', '!!! success\n    Text.', ':::tip[Success]\nText.\n:::'],
  ['converts an empty title', '!!! warning ""\n    Text.', ':::warning\nText.\n:::'],
  ['converts a closed block', '??? tip "More"\n    Text.', ':::collapsible[More]\nText.\n:::'],
  ['converts an open block', '???+ example\n    Text.', ':::collapsible[Example]{open}\nText.\n:::'],
  ['converts nested blocks', '!!! note\n    A\n\n    !!! tip\n        B', '::::note\nA\n\n:::tip\nB\n:::\n::::'],
  ['converts a block in a list', '- A\n\n    !!! note\n        B', '- A\n\n    :::note\n    B\n    :::'],
  ['keeps code', '```md\n!!! note\n    A\n```', '```md\n!!! note\n    A\n```'],
  [
    'groups tabs',
    '=== "npm"\n\n    ```sh\n    npm i\n    ```\n\n=== "pnpm"\n\n    Text.\n\nAfter.',
    '::::tabs\n:::tab[npm]\n\n```sh\nnpm i\n```\n:::\n\n:::tab[pnpm]\n\nText.\n:::\n\n::::\n\nAfter.',
  ],
  ['converts keys', 'Press ++ctrl+c++, not `++a++`', 'Press :kbd[ctrl] :kbd[c], not `++a++`'],
  ['converts marked text', 'A ==b c== d, a == b == c', 'A <mark>b c</mark> d, a == b == c'],
  ['keeps ids', '## Part { #own }\n\nText', '## Part {#own}\n\nText'],
  [
    'converts options of code',
    '``` py title="x.py" linenums="1" hl_lines="2"\na\nb\n```',
    '```py [x.py] {2} lineNumbers\na\nb\n```',
  ],
  [
    'reports attributes, definitions and abbreviations',
    '**Word**{ .big }\n\nTerm\n:   Meaning\n\n*[CSS]: Sheets',
    '**Word**\n\nTerm\n:   Meaning\n\n*[CSS]: Sheets',
    '5  ".big" is left out: Galley supports no attributes on text.',
    '8  A list of definitions became text. Write a list or a table instead.',
    '10  The abbreviation "CSS" became text. Define the term in content/glossary.yml.',
  ],
  [
    'includes code',
    '```rust\n{{#include ../code/a.rs}}\n```',
    '```rust\nfn a() {}\nfn b() {}\nfn c() {}\n```',
    `6  ${COPIED}`,
  ],
  ['includes an anchor', '```rust\n{{#include ../code/a.rs:mid}}\n```', '```rust\nfn b() {}\n```', `6  ${COPIED}`],
  ['includes a line', '```rust\n{{#rustdoc_include ../code/a.rs:1}}\n```', '```rust\nfn a() {}\n```', `6  ${COPIED}`],
  [
    'includes a snippet',
    '```rust\n--8<-- "code/a.rs:mid"\n```',
    '```rust\nfn b() {}\n```',
    `6  ${COPIED.replace('../', '')}`,
  ],
  ['includes a playground', '{{#playground ../code/a.rs:5:}}', '```rust\nfn c() {}\n```', `5  ${COPIED}`],
  [
    'includes texts, and reports missing files',
    '{{#include part.md}}\n\n{{#include gone.md}}\n\n{{#title Other}}',
    '::include{file="./part.md"}\n\n`{{#include gone.md}}`',
    '7  The included file "gone.md" does not exist. The directive is shown as code; replace it with the text.',
    '9  "{{#title Other}}" is left out. Write the title into the front matter.',
  ],
])

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
  const tree = ['Foreword', '[Part one]', '- Zeta', '- - Deep x', '- Alpha', 'Index of words']
  expect(await site.navigation()).toEqual(tree)
  expect(notes.map(({ message }) => message)).toEqual([
    'The group "Planned" of the sidebar is left out because it has no pages.',
  ])
})

test('redirects all URLs of a book', () => {
  const site = createOldSite({ 'book.toml': '', 'src/README.md': '# Ink\n', 'src/pen.md': '# Pen\n' })
  site.run()
  expect(site.read('content/redirects.yml')).toBe(
    '# Old URLs of Markdown\n/index.html: /docs\n/pen: /docs/pen\n/pen.html: /docs/pen\n',
  )
})
