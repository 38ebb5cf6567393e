import { testTable } from '@galley/testing/test-table.fixture'
import { readSource } from './read-source'

const markdown = (raw: string) => readSource('content/a.md', 'md', raw)
const yaml = (raw: string) => readSource('content/a.yml', 'yml', raw)
const json = (raw: string) => readSource('content/a.json', 'json', raw)
const csv = (raw: string) => readSource('content/a.csv', 'csv', raw)

/** Returns the problems of a file, each as "line:column message". */
const problemsIn =
  (read: typeof markdown, prefix = '') =>
  (raw: string) =>
    read(raw).problems.map(({ line, column, message }) => `${line}:${column} ${message.replace(prefix, '')}`)
const yamlProblems = problemsIn(yaml, 'The YAML cannot be read: ')
const markdownProblems = problemsIn(markdown)

const containing = (text: string) => expect.stringContaining(text) as string

describe('front matter', () => {
  test.each([
    ['Unix line endings', '---\ntitle: A\ndraft: true\n---\n\n# Text\n', '\n# Text\n', 5],
    ['Windows line endings', '---\r\ntitle: A\r\ndraft: true\r\n---\r\n# Text\r\n', '# Text\r\n', 5],
    ['a byte order mark', '\uFEFF---\ntitle: A\ndraft: true\n---\n# Text', '# Text', 5],
    ['spaces behind the dashes', '--- \ntitle: A\ndraft: true\n---\t\n# Text', '# Text', 5],
    ['no text', '---\ntitle: A\ndraft: true\n---', '', 4],
  ])('is read with %s', (_, raw, text, textLine) => {
    expect(markdown(raw)).toMatchObject({ fields: { title: 'A', draft: true }, text, textLine, problems: [] })
  })

  test.each([
    ['# Text\n', '# Text\n', 1],
    ['---\n---\n# Text\n', '# Text\n', 3],
    ['Words\n\n---\n\na: b\n\n---\n', 'Words\n\n---\n\na: b\n\n---\n', 1],
    ['---\n\nWords\n', '---\n\nWords\n', 1],
  ])('has no fields: %j', (raw, text, textLine) => {
    expect(markdown(raw)).toMatchObject({ fields: {}, text, textLine, problems: [] })
  })

  test('does not end at dashes inside of a value', () => {
    const source = markdown('---\ntitle: A --- B\nnote: |\n  ---x\n  y\n---\nText')
    expect(source).toMatchObject({ fields: { title: 'A --- B', note: '---x\ny\n' }, text: 'Text' })
  })

  const noStart = (first: string) => [
    `1:1 The front matter has no start. Write "---" on a line of its own above "${first}".`,
  ]

  testTable(markdownProblems)('is reported if it cannot be read: %j', {
    '---\ntitle: A\n\n# Text\n': [
      '1:1 The front matter has no end. Write "---" on a line of its own below the last field.',
    ],
    '---\ntitle: A\ndescription: [a\n---\nText': [containing('3:14 The YAML cannot be read: ')],
    'title: A\ndraft: true\n---\n\nText\n': noStart('title: A'),
    'npm: what it is\npublished: false\n---\n': noStart('npm: what it is'),
    '\uFEFFtitle: A\r\nlinks:\r\n  - label: B\r\n\r\n# C\r\n--- \r\nText': noStart('title: A'),
    '\n---\ntitle: A\n---\n': [containing('1:1 Front matter must start in the first line, and an empty line')],
    '<!-- MIT -->\n---\ntitle: A\n---\n': [containing('and "<!-- MIT -->" is above it. Delete that, or move it below')],
    '\u200B---\ntitle: A\n---\n': [containing('1:1 "<U+200B>---" does not start front matter. Write "---"')],
    '----\ntitle: A\n----\n': [containing('1:1 "----" does not start front matter.')],
    '\n{ "title": "A" }\n': [containing('2:1 "{ "title": "A" }" does not start front matter.')],
    '---\rtitle: A\r---\r': [containing('Save the file with the line endings "LF" or "CRLF".')],
    '# A\n\ndraft: true\n': [containing('3:1 "draft: true" is not in front matter, and the page would be published.')],
    '---\ntitle: A\n---\n\ndraft: true\n': [containing('5:1 "draft: true" is below the end of the front matter')],
  })

  test.each([
    'Note: a heading\n---\n',
    'title: A\nWords.\n---\n',
    '# A\n\n---\n\nnote: words\n\n---\n',
    '---\ntitle: A\n---\n\n---\n\nWords: more\n',
    '---\ntitle: A\n---\n\n```yaml\n---\ndraft: true\n---\n```\n',
    '# A\n\n    draft: false\n\n- `draft: true` hides it\n',
    '# A\n\n```yaml\ndraft: true\n```\n',
    '{2 + 2}\n',
    '---\n# a comment\n\n---\n',
    '```yaml\n---\napiVersion: v1\n---\napiVersion: v2\n```\n\nWords.\n',
  ])('is distinguished from text: %j', (raw) => expect(markdown(raw).problems).toEqual([]))

  test.each([
    [['title'], 'value', 2, 8],
    [['seo', 'title'], 'value', 4, 10],
    [['links', 0, 'to'], 'value', 7, 9],
    // A missing field is located at its parent.
    [['links', 1, 'to'], 'value', 8, 5],
    [['date'], 'value', 2, 1],
  ] as const)('locates the field %j by its %s', (path, part, line, column) => {
    const { locate } = markdown(
      '---\ntitle: A\nseo:\n  title: B\nlinks:\n  - label: C\n    to: /c\n  - label: D\n---\n',
    )
    expect(locate([...path], part)).toEqual({ line, column })
  })
})

const CONFLICT = '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> feature\n'

test.each([
  ['in the text', markdown, `# A\n\n${CONFLICT}`, 3, '<<<<<<< HEAD'],
  ['in the front matter', markdown, `---\n${CONFLICT}---\n`, 2, '<<<<<<< HEAD'],
  ['below a code block', markdown, `\`\`\`\n${CONFLICT}\`\`\`\n\n${CONFLICT}`, 9, '<<<<<<< HEAD'],
  ['that was left at the end', markdown, 'One.\r\n>>>>>>> feature\r\n', 2, '>>>>>>> feature'],
  ['in a table', csv, `a,b\n${CONFLICT}`, 2, '<<<<<<< HEAD'],
])('reports a marker of a Git merge %s', (_, read, raw, line, mark) => {
  const message = `"${mark}" is left from a Git merge. Keep one of the two versions, and delete the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".`
  expect(read(raw).problems).toMatchObject([{ line, column: 1, message }])
})

test.each([
  ['in a code block', `~~~text\n${CONFLICT}~~~\n`],
  ['below a heading', 'Heading\n=======\n'],
  ['in the words', 'Delete <<<<<<< HEAD.\n'],
])('a marker of a Git merge is text %s', (_, raw) => {
  expect(markdown(raw)).toMatchObject({ text: raw, problems: [] })
})

describe('YAML', () => {
  testTable((raw) => yaml(raw).fields)('%j has the fields %j', {
    'date: 2025-01-31\ncount: 3\nprice: "19"': { date: '2025-01-31', count: 3, price: '19' },
    'a: &part [1]\nb: *part': { a: [1], b: [1] },
    '': {},
    '\uFEFF': {},
  })

  const cutOff = (lost: string) =>
    `YAML reads "${lost}" as a comment, so it is not part of the text. Put quotes around the whole text. For a comment, write a space after "#".`

  testTable(yamlProblems)('reports a text that a comment cuts off: %j', {
    'title: Issue #12\n': [`1:14 ${cutOff('#12')}`],
    'a: 1\ntitle: #12 is open\n': [`2:8 ${cutOff('#12 is open')}`],
    'list:\n  - see #13 here\n': [`2:9 ${cutOff('#13 here')}`],
  })

  test.each([
    'title: "Issue #12"\n',
    'title: C# and a#b\n',
    'title: A # a comment\n',
    'a: 1\n#12\nb: 2\n',
    'a: |\n  x #12\nb: >-\n  x #1\n',
    '#12\n',
  ])('accepts a comment: %j', (raw) => expect(yaml(raw).problems).toEqual([]))

  const unclosed = (opening: string, closing: string, whole: string) =>
    `the opening ${opening} has no closing ${closing}. Add it at the end of the ${whole}.`

  testTable((raw) => yamlProblems(raw)[0])('reports an unclosed value where it opens: %j', {
    'a: 1\ndescription: "open\ndate: 2025-01-31\ntags: [x]\n': `2:14 ${unclosed('"', '"', 'text')}`,
    "title: 'open\nnote: 'closed'\n": `1:8 ${unclosed("'", "'", 'text')}`,
    'a:\n  - "open\n  - b\nc: 1\n': `2:5 ${unclosed('"', '"', 'text')}`,
    'title: [half\ndescription: a': `1:8 ${unclosed('[', ']', 'list')}`,
    'a: [b]\nc: {d: 1\ne: 2': `2:4 ${unclosed('{', '}', 'group')}`,
  })

  test.each([
    ['title: Open: one', '1:8', '"Open: one"'],
    ['links:\n  - label: One: two: three # a note\n    to: /a', '2:12', '"One: two: three"'],
    ['title: The "new": one', '1:8', '"The \\"new\\": one"'],
  ])('suggests quotes for a text with a colon: %j', (raw, position, quoted) => {
    expect(yamlProblems(raw)).toEqual([`${position} a text with a colon needs quotes. Write ${quoted}.`])
    expect(yamlProblems(raw.replace(/(?<=title: |label: ).*$/m, quoted))).toEqual([])
  })

  const indented = (name: string) =>
    `"${name}" is indented as a part of the text above it. Begin it below the name of the field above, or put quotes around the whole text.`
  const BACKTICK = 'a text cannot begin with `.'

  testTable(yamlProblems)('reports with a remedy: %j', {
    'a:\n  - b: 1\n    b: 2\nc: {b: 1, d: {b: 1}, b: 3}': [
      '3:5 "b" is given twice. Keep one of the two.',
      '4:22 "b" is given twice. Keep one of the two.',
    ],
    'a: 1\na: 2\nb: "x\n': ['2:1 "a" is given twice. Keep one of the two.', `3:4 ${unclosed('"', '"', 'text')}`],
    'a: b\n c: d': [`2:2 ${indented('c')}`],
    'a:\n  - b: c\n      d: e\n    f: g': [`3:7 ${indented('d')}`],
    'title: A\nseo:\n\ttitle: B': [containing('Tabs are not allowed as indentation. Write two spaces')],
    '# Note\n  a: b\nc: d': [containing('2:3 the first field is indented, and the next ones are not.')],
    // Other errors follow from the first.
    'a:\n  b:\n      c: d\n     e: f\n      g: { h: 1 }': [containing('')],
    '- text: a\n  example:\n    ```sh\n    b\n    ```': [`3:5 ${BACKTICK} Write "example: |" above it.`],
    'title: `a` and b': [`1:8 ${BACKTICK} Put quotes around the whole text.`],
    'title: A\ndescription: *Really*': [
      '2:14 "*Really*" refers to a part that the file does not have; put quotes around it if it is a text. Correct it, then save again.',
    ],
    'a: 1\ntitle: !important read this': [containing('2:8 Unresolved tag: !important; put quotes around it')],
    'a: &a\n  b: *a': [containing('2:6 "*a" is inside of the part to which it refers')],
  })

  test.each([
    ['aliases', (index: number) => `k${index}: *a`],
    ['merge keys', (index: number) => `k${index}:\n  <<: *a`],
  ])('reports more than 500 %s', (_, make) => {
    const lines = (count: number) =>
      ['a: &a {}', ...Array.from({ length: count }, (_, index) => make(index))].join('\n')
    expect(yamlProblems(lines(500))).toEqual([])
    expect(yamlProblems(lines(501))).toEqual([containing('more than 500 parts are repeated with "*"')])
    expect(yaml(lines(501)).fields).toEqual({})
  })

  test('reports nested aliases that would fill the memory', () => {
    const levels = 'bcdefghij'
      .split('')
      .map((name, index) => `${name}: &${name} [${`*${'abcdefghi'[index]!},`.repeat(9)}]`)
    const { problems } = yaml(['a: &a [x]', ...levels].join('\n'))
    expect(problems).toMatchObject([{ message: containing('The YAML cannot be read: ') }])
  })

  test('does not change the prototype of objects', () => {
    const { fields } = yaml('__proto__:\n  polluted: true\nconstructor: 1')
    expect(Object.keys(fields as object)).toEqual(['__proto__', 'constructor'])
    expect((fields as { polluted?: boolean }).polluted).toBeUndefined()
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

test('reads JSON with tabs, escapes and lists, and reports an error with its position', () => {
  const value = { text: 'a "b" \\ / \n \t é 😀 \u2028', list: [1, -2.5, true, null], nested: { deep: [] } }
  expect(json(JSON.stringify(value, null, '\t')).fields).toEqual(value)
  expect(json('[{"emoji": "\\ud83d\\ude00", "slash": "\\/"}]').fields).toEqual([{ emoji: '😀', slash: '/' }])
  expect(json('{\n  "a": 1,\n  "b" 2\n}').problems[0]).toMatchObject({ file: 'content/a.json', line: 3 })
})

describe('CSV', () => {
  testTable((raw) => csv(raw).fields)('%j has the fields %j', {
    '\uFEFFname, price\r\n"Solo, one", 0\r\n\r\nTeam,19\r\n': {
      rows: [
        { name: 'Solo, one', price: '0' },
        { name: 'Team', price: '19' },
      ],
    },
    '': { rows: [] },
    'a,b\n': { rows: [] },
  })

  testTable(problemsIn(csv, 'The CSV cannot be read: '))('reports %j', {
    'a,b\n1,2\n1,2,3\n': [expect.stringMatching(/^3:1 .+Give every row as many values as the first line has names\.$/)],
    'a\n"b\n': [expect.stringMatching(/^2:1 .*Put a text with quotes between double quotes/)],
    'a, b,a\n1,2,3\n': ['1:6 two of its columns are named "a". Give each column a name of its own.'],
  })

  test.each<[string, string, path: PropertyKey[], line: number, column: number]>([
    ['a cell behind spaces', 'a, b\n 1 ,  2 \n', [0, 'b'], 2, 7],
    ['a cell behind a text of several lines', 'a,b\n"x\ny\n",1\n2,3\n', [0, 'b'], 4, 3],
    ['a cell below a text of several lines', 'a,b\n"x\ny\n",1\n2,3\n', [1, 'a'], 5, 1],
    ['a cell below empty lines', 'a,b\n\n \n1,2\n', [0, 'a'], 4, 1],
    ['a cell with Windows line endings', 'a,b\r\n1,2\r\n3,4\r\n', [1, 'b'], 3, 3],
    ['a cell below a byte order mark', '\uFEFFa,b\n1,2\n', [0, 'a'], 2, 1],
    ['a cell behind letters of several bytes', 'a,b\né😀ü,2\n', [0, 'b'], 2, 6],
    ['a cell behind an empty cell', 'a,b,c\n,,3\n', [0, 'c'], 2, 3],
    ['an empty cell at the end of the file', 'a,b\n1,', [0, 'b'], 2, 3],
    ['a missing cell at its row', 'a\n1\n2\n', [1, 'b'], 3, 1],
    ['all rows', 'a\n1\n2\n', [], 1, 1],
  ])('locates %s', (_, raw, path, line, column) => {
    expect(csv(raw).locate(['rows', ...path])).toEqual({ line, column })
  })
})
