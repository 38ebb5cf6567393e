import { readSource } from './read-source'

const markdown = (raw: string) => readSource('content/a.md', 'md', raw)
const yaml = (raw: string) => readSource('content/a.yml', 'yml', raw)
const json = (raw: string) => readSource('content/a.json', 'json', raw)
const csv = (raw: string) => readSource('content/a.csv', 'csv', raw)

describe('front matter', () => {
  test.each([
    ['Unix line endings', '---\ntitle: A\ndraft: true\n---\n\n# Text\n', '\n# Text\n', 5],
    ['Windows line endings', '---\r\ntitle: A\r\ndraft: true\r\n---\r\n# Text\r\n', '# Text\r\n', 5],
    ['a byte order mark', '\uFEFF---\ntitle: A\ndraft: true\n---\n# Text', '# Text', 5],
    ['spaces behind the dashes', '--- \ntitle: A\ndraft: true\n---\t\n# Text', '# Text', 5],
    ['no text', '---\ntitle: A\ndraft: true\n---', '', 4],
  ])('is read with %s', (_, raw, text, textLine) => {
    const source = markdown(raw)
    expect(source.fields).toEqual({ title: 'A', draft: true })
    expect(source.text).toBe(text)
    expect(source.textLine).toBe(textLine)
    expect(source.problems).toEqual([])
  })

  test.each([
    ['none', '# Text\n', '# Text\n', 1],
    ['an empty one', '---\n---\n# Text\n', '# Text\n', 3],
    ['one of comments', '---\n# nothing here\n---\n# Text\n', '# Text\n', 4],
    ['none, but a rule in the text', 'Words\n\n---\n\na: b\n\n---\n', 'Words\n\n---\n\na: b\n\n---\n', 1],
    ['none, but a rule at the top', '---\n\nWords\n', '---\n\nWords\n', 1],
  ])('has no fields: %s', (_, raw, text, textLine) => {
    expect(markdown(raw)).toMatchObject({ fields: {}, text, textLine, problems: [] })
  })

  test('does not end at dashes inside of a value', () => {
    const source = markdown('---\ntitle: A --- B\nnote: |\n  ---x\n  y\n---\nText')
    expect(source.fields).toEqual({ title: 'A --- B', note: '---x\ny\n' })
    expect(source.text).toBe('Text')
  })

  test('without an end is reported', () => {
    expect(markdown('---\ntitle: A\n\n# Text\n').problems).toEqual([
      {
        file: 'content/a.md',
        line: 1,
        column: 1,
        message: 'The front matter has no end. Write "---" on a line of its own below the last field.',
      },
    ])
  })

  test.each([
    ['title: A\ndraft: true\n---\n\nText\n', 'title: A'],
    ['title: A page\n---\n', 'title: A page'],
    ['published: false # for now\n---\n', 'published: false # for now'],
    ['npm: what it is\npublished: false\n---\n', 'npm: what it is'],
    ['\uFEFFtitle: A\r\nlinks:\r\n  - label: B\r\n\r\n# C\r\n--- \r\nText', 'title: A'],
  ])('without a start is reported: %j', (raw, first) => {
    const message = `The front matter has no start. Write "---" on a line of its own above "${first}".`
    expect(markdown(raw).problems).toEqual([{ file: 'content/a.md', line: 1, column: 1, message }])
  })

  test.each([
    'Note: a heading\n---\n',
    'npm: what it is\n---\n\nWords.\n',
    '\nyarn: two words\n---\n',
    'title: A\nWords.\n---\n',
    'a: b\n',
    'see http://a.example\n---\n',
  ])('is not seen in text: %j', (raw) => expect(markdown(raw).problems).toEqual([]))

  test.each([
    ['\n---\ntitle: A\n---\n', 1, 'Front matter must start in the first line, and an empty line is above it.'],
    ['<!-- MIT -->\n---\ntitle: A\n---\n', 1, 'and "<!-- MIT -->" is above it. Delete that, or move it below'],
    ['\uFEFF\n---\ntitle: A\n---\n', 1, 'and "<U+FEFF>" is above it.'],
    ['\u200B---\ntitle: A\n---\n', 1, '"<U+200B>---" does not start front matter. Write "---" alone in the first line'],
    ['----\ntitle: A\n----\n', 1, '"----" does not start front matter.'],
    ['\n\n+++\ntitle = "A"\n+++\n', 1, 'an empty line is above it.'],
    ['\n{ "title": "A" }\n', 2, '"{ "title": "A" }" does not start front matter.'],
    ['---\rtitle: A\r---\r', 1, 'Save the file with the line endings "LF" or "CRLF".'],
    ['# A\n\ndraft: true\n', 3, '"draft: true" is not in front matter, and the page would be published.'],
    ['---\ntitle: A\n---\n\ndraft: true\n', 5, '"draft: true" is below the end of the front matter'],
  ])('is reported at another position: %j', (raw, line, message) => {
    expect(markdown(raw).problems).toEqual([
      { file: 'content/a.md', line, column: 1, message: expect.stringContaining(message) as string },
    ])
  })

  test.each([
    '# A\n\n---\n\nnote: words\n\n---\n',
    '---\ntitle: A\n---\n\n---\n\nWords: more\n',
    '---\ntitle: A\n---\n\n```yaml\n---\ndraft: true\n---\n```\n',
    '# A\n\n    draft: false\n\n- `draft: true` hides it\n',
    '# A\n\n```yaml\ndraft: true\n```\n',
    '{2 + 2}\n',
    'a | b\n--- | ---\nc: d | e\n',
    '---\n# a comment\n\n---\n',
    '```yaml\n---\napiVersion: v1\n---\napiVersion: v2\n```\n\nWords.\n',
  ])('is distinguished from text: %j', (raw) => expect(markdown(raw).problems).toEqual([]))

  test('has YAML errors at their line in the file', () => {
    const [problem] = markdown('---\ntitle: A\ndescription: [a\n---\nText').problems
    expect(problem).toMatchObject({ file: 'content/a.md', line: 3 })
    expect(problem!.message).toMatch(/^The YAML cannot be read: .+\.$/)
  })

  test('locates a field, and a missing field at its parent', () => {
    const { locate } = markdown(
      '---\ntitle: A\nseo:\n  title: B\nlinks:\n  - label: C\n    to: /c\n  - label: D\n---\n',
    )
    expect(locate(['title'])).toEqual({ line: 2, column: 8 })
    expect(locate(['seo', 'title'])).toEqual({ line: 4, column: 10 })
    expect(locate(['links', 0, 'to'])).toEqual({ line: 7, column: 9 })
    expect(locate(['links', 1, 'to'])).toEqual({ line: 8, column: 5 })
    expect(locate(['date'])).toEqual({ line: 2, column: 1 })
    expect(locate(['title'], 'key')).toEqual({ line: 2, column: 1 })
    expect(locate(['seo', 'title'], 'key')).toEqual({ line: 4, column: 3 })
    expect(locate(['date'], 'key')).toEqual({ line: 2, column: 1 })
  })
})

describe('a marker of a Git merge', () => {
  const CONFLICT = '<<<<<<< HEAD\nOne.\n=======\nTwo.\n>>>>>>> feature\n'

  test.each([
    ['in the text', markdown, `# A\n\n${CONFLICT}`, 3, '<<<<<<< HEAD'],
    ['in the front matter', markdown, `---\n${CONFLICT}---\n`, 2, '<<<<<<< HEAD'],
    ['below a code block', markdown, `\`\`\`\n${CONFLICT}\`\`\`\n\n${CONFLICT}`, 9, '<<<<<<< HEAD'],
    ['that was left at the end', markdown, 'One.\r\n>>>>>>> feature\r\n', 2, '>>>>>>> feature'],
    ['in data', yaml, `a: 1\n${CONFLICT}`, 2, '<<<<<<< HEAD'],
    ['in JSON', json, `{\n${CONFLICT}}`, 2, '<<<<<<< HEAD'],
    ['in a table', csv, `a,b\n${CONFLICT}`, 2, '<<<<<<< HEAD'],
  ])('is reported: %s', (_, read, raw, line, mark) => {
    const message = `"${mark}" is left from a Git merge. Keep one of the two versions, and delete the lines that begin with "<<<<<<<", "=======" and ">>>>>>>".`
    expect(read(raw).problems).toMatchObject([{ line, column: 1, message }])
  })

  test.each([
    ['in a code block', `~~~text\n${CONFLICT}~~~\n`],
    ['that is indented', CONFLICT.replace(/^/gm, '    ')],
    ['below a heading', 'Heading\n=======\n'],
    ['in the words', 'Delete <<<<<<< HEAD.\n'],
  ])('is text: %s', (_, raw) => {
    expect(markdown(raw)).toMatchObject({ text: raw, problems: [] })
  })
})

describe('YAML', () => {
  test('reads dates as texts and numbers as numbers', () => {
    expect(yaml('date: 2025-01-31\ncount: 3\nprice: "19"').fields).toEqual({
      date: '2025-01-31',
      count: 3,
      price: '19',
    })
  })

  test.each(['', '# only a comment\n', '\uFEFF'])('reads no fields from an empty file: %j', (raw) => {
    expect(yaml(raw)).toMatchObject({ fields: {}, problems: [] })
  })

  test.each([
    ['title: Issue #12\n', 1, 14, '#12'],
    ['a: 1\ntitle: #12 is open\n', 2, 8, '#12 is open'],
    ['list:\n  - see #13 here\n', 2, 9, '#13 here'],
    ['a: { title: Learn #1\n}\n', 1, 19, '#1'],
    ['title: Learn C #', 1, 16, '#'],
    ['title: more\n  words #tag\r\nb: 1\n', 2, 9, '#tag'],
  ])('reports a text that a comment cuts off: %j', (raw, line, column, lost) => {
    const message = `YAML reads "${lost}" as a comment, so it is not part of the text. Put quotes around the whole text. For a comment, write a space after "#".`
    expect(yaml(raw).problems).toEqual([{ file: 'content/a.yml', line, column, message }])
  })

  test.each([
    'title: "Issue #12"\n',
    'title: C# and a#b\n',
    'title: A # a comment\n',
    'title: "A" #12\n',
    'a: 1\n#12\nb: 2\n',
    'a: |\n  x #12\nb: >-\n  x #1\n',
    'a:\n  #12\n  b: 1\n',
    '#12\n',
  ])('accepts a comment: %j', (raw) => expect(yaml(raw).problems).toEqual([]))

  test('reports all errors of a file', () => {
    const { problems } = yaml('a: 1\na: 2\nb: "x\n')
    expect(problems.length).toBeGreaterThan(1)
    expect(problems[0]).toMatchObject({ line: 2, column: 1 })
  })

  test.each([
    ['in a line above others', 'a: 1\ndescription: "open\ndate: 2025-01-31\ntags: [x]\n', 2, 14],
    ['above another quoted text', "title: 'open\nnote: 'closed'\n", 1, 8],
    ['in a list', 'a:\n  - "open\n  - b\nc: 1\n', 2, 5],
    ['at the end', 'a: "open', 1, 4],
  ])('reports an unclosed quote where it opens: %s', (_, raw, line, column) => {
    const quote = raw.includes('"') ? '"' : "'"
    expect(yaml(raw).problems[0]).toEqual({
      file: 'content/a.yml',
      line,
      column,
      message: `The YAML cannot be read: the opening ${quote} has no closing ${quote}. Add it at the end of the text.`,
    })
  })

  test.each([
    ['title: [half\ndescription: a', 1, 8, '[', ']', 'list'],
    ['tags: [a, [b]\ntitle: c', 1, 7, '[', ']', 'list'],
    ['a: [b]\nc: {d: 1\ne: 2', 2, 4, '{', '}', 'group'],
    ['title: [half', 1, 8, '[', ']', 'list'],
  ])('reports an unclosed list or group where it opens: %j', (raw, line, column, opening, closing, whole) => {
    const message = `The YAML cannot be read: the opening ${opening} has no closing ${closing}. Add it at the end of the ${whole}.`
    expect(yaml(raw).problems[0]).toEqual({ file: 'content/a.yml', line, column, message })
  })

  test.each([
    ['title: Open: one', 1, 8, '"Open: one"'],
    ['links:\n  - label: One: two: three # a note\n    to: /a', 2, 12, '"One: two: three"'],
    ['title: The "new": one', 1, 8, '"The \\"new\\": one"'],
  ])('suggests quotes for a text with a colon: %j', (raw, line, column, quoted) => {
    const message = `The YAML cannot be read: a text with a colon needs quotes. Write ${quoted}.`
    expect(yaml(raw).problems).toEqual([{ file: 'content/a.yml', line, column, message }])
    expect(yaml(raw.replace(/(?<=title: |label: ).*$/m, quoted)).problems).toEqual([])
  })

  test('reports a repeated field at its second position, also in groups and lists', () => {
    const message = 'The YAML cannot be read: "b" is given twice. Keep one of the two.'
    const { problems } = yaml('a:\n  - b: 1\n    b: 2\nc: {b: 1, d: {b: 1}, b: 3}')
    expect(problems).toEqual([
      { file: 'content/a.yml', line: 3, column: 5, message },
      { file: 'content/a.yml', line: 4, column: 22, message },
    ])
  })

  test.each([
    ['aliases', (index: number) => `k${index}: *a`],
    ['merge keys', (index: number) => `k${index}:\n  <<: *a`],
  ])('reports more than 500 %s', (_, make) => {
    const lines = (count: number) => ['a: &a {}', ...Array.from({ length: count }, (_, index) => make(index))]
    expect(yaml(lines(500).join('\n')).problems).toEqual([])
    const { problems, fields } = yaml(lines(501).join('\n'))
    expect(problems).toEqual([
      expect.objectContaining({
        message: expect.stringContaining('more than 500 parts are repeated with "*"') as string,
      }),
    ])
    expect(fields).toEqual({})
  })

  test.each([
    ['a: b\n c: d', 2, 2, 'c'],
    ['a: 1\nb: c\n  d\n   f: g', 4, 4, 'f'],
    ['a:\n  - b: c\n      d: e\n    f: g', 3, 7, 'd'],
  ])('reports a field with too much indentation once: %j', (raw, line, column, name) => {
    const message = `The YAML cannot be read: "${name}" is indented as a part of the text above it. Begin it below the name of the field above, or put quotes around the whole text.`
    expect(yaml(raw).problems).toEqual([{ file: 'content/a.yml', line, column, message }])
  })

  test('reports an indented first field', () => {
    const message =
      'The YAML cannot be read: the first field is indented, and the next ones are not. Begin all of them at the start of the line.'
    expect(yaml('# Note\n  a: b\nc: d').problems).toEqual([{ file: 'content/a.yml', line: 2, column: 3, message }])
  })

  test('does not report errors that follow from an earlier one', () => {
    expect(yaml('a:\n  b:\n      c: d\n     e: f\n      g: { h: 1 }').problems).toHaveLength(1)
    expect(yaml('title: A\nseo:\n\ttitle: B\n\tnoindex: true').problems.map(({ message }) => message)).toEqual([
      'The YAML cannot be read: Tabs are not allowed as indentation. Write two spaces instead of each tab.',
    ])
  })

  test.each([
    ['- text: a\n  example:\n    ```sh\n    b\n    ```', 3, 5, 'Write "example: |" above it.'],
    ['- example: ```sh', 1, 12, 'Write "example: |" above it.'],
    ['title: `a` and b', 1, 8, 'Put quotes around the whole text.'],
  ])('suggests a remedy for a text that begins with a special character: %j', (raw, line, column, remedy) => {
    const message = `The YAML cannot be read: a text cannot begin with \`. ${remedy}`
    expect(yaml(raw).problems).toEqual([{ file: 'content/a.yml', line, column, message }])
  })

  test('resolves an alias', () => {
    expect(yaml('a: &part [1]\nb: *part').fields).toEqual({ a: [1], b: [1] })
  })

  test('reports emphasis that YAML reads as an alias', () => {
    expect(yaml('title: A\ndescription: *Really*').problems[0]).toEqual({
      file: 'content/a.yml',
      line: 2,
      column: 14,
      message:
        'The YAML cannot be read: "*Really*" refers to a part that the file does not have; put quotes around it if it is a text. Correct it, then save again.',
    })
  })

  test('reports a text that YAML reads as a tag', () => {
    expect(yaml('a: 1\ntitle: !important read this').problems).toEqual([
      expect.objectContaining({
        line: 2,
        column: 8,
        message:
          'The YAML cannot be read: Unresolved tag: !important; put quotes around it if it is a text. Correct it, then save again.',
      }),
    ])
  })

  test('reports an alias inside of its own anchor', () => {
    const { problems, fields } = yaml('a: &a\n  b: *a')
    expect(problems[0]).toMatchObject({ line: 2, column: 6 })
    expect(problems[0]!.message).toContain('"*a" is inside of the part to which it refers')
    expect(fields).toEqual({})
  })

  test('reports nested aliases that would fill the memory', () => {
    const levels = 'bcdefghij'
      .split('')
      .map((name, index) => `${name}: &${name} [${`*${'abcdefghi'[index]!},`.repeat(9)}]`)
    const { problems } = yaml(['a: &a [x]', ...levels].join('\n'))
    expect(problems).toHaveLength(1)
    expect(problems[0]!.message).toMatch(/^The YAML cannot be read: /)
  })

  test('does not change the prototype of objects', () => {
    const { fields } = yaml('__proto__:\n  polluted: true\nconstructor: 1')
    expect(Object.keys(fields as object)).toEqual(['__proto__', 'constructor'])
    expect((fields as { polluted?: boolean }).polluted).toBeUndefined()
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
  })
})

describe('JSON', () => {
  test('accepts tabs and all escapes', () => {
    const value = { text: 'a "b" \\ / \n \t é 😀 \u2028', list: [1, -2.5, true, null], nested: { deep: [] } }
    expect(json(JSON.stringify(value, null, '\t')).fields).toEqual(value)
    expect(json('{"emoji": "\\ud83d\\ude00", "slash": "\\/"}').fields).toEqual({ emoji: '😀', slash: '/' })
  })

  test('accepts a list', () => {
    expect(json('[{"a": 1}]').fields).toEqual([{ a: 1 }])
  })

  test('reports an error with its position', () => {
    expect(json('{\n  "a": 1,\n  "b" 2\n}').problems[0]).toMatchObject({ file: 'content/a.json', line: 3 })
  })
})

describe('CSV', () => {
  test('names values by the first line', () => {
    expect(csv('\uFEFFname, price\r\n"Solo, one", 0\r\n\r\nTeam,19\r\n').fields).toEqual({
      rows: [
        { name: 'Solo, one', price: '0' },
        { name: 'Team', price: '19' },
      ],
    })
  })

  test('reads no rows from an empty file', () => {
    expect(csv('').fields).toEqual({ rows: [] })
  })

  test('reports the line of a row with too many values', () => {
    const [problem] = csv('a,b\n1,2\n1,2,3\n').problems
    expect(problem).toMatchObject({ file: 'content/a.csv', line: 3, column: 1 })
    expect(problem!.message).toMatch(
      /^The CSV cannot be read: .+Give every row as many values as the first line has names\.$/,
    )
  })

  test('reports an unclosed quote', () => {
    const [problem] = csv('a\n"b\n').problems
    expect(problem).toMatchObject({ line: 2, column: 1 })
    expect(problem!.message).toMatch(
      /Put a text with quotes between double quotes, and write each quote inside twice\.$/,
    )
  })

  test('reads no rows from a file with only the first line', () => {
    expect(csv('a,b\n')).toMatchObject({ fields: { rows: [] }, problems: [] })
  })

  test('reports the second of two columns with the same name', () => {
    expect(csv('a, b,a\n1,2,3\n').problems).toEqual([
      {
        file: 'content/a.csv',
        line: 1,
        column: 6,
        message: 'The CSV cannot be read: two of its columns are named "a". Give each column a name of its own.',
      },
    ])
  })

  describe('locates the start of a cell', () => {
    test.each<[string, string, [row: number, column: string], line: number, column: number]>([
      ['in a plain row', 'a,b\n1,2\n', [0, 'b'], 2, 3],
      ['behind spaces', 'a, b\n 1 ,  2 \n', [0, 'b'], 2, 7],
      ['at its quote', 'a,b\n"1, x", "2"\n', [0, 'b'], 2, 9],
      ['below a text of several lines', 'a,b\n"x\ny\n",1\n2,3\n', [0, 'b'], 4, 3],
      ['in the row below that', 'a,b\n"x\ny\n",1\n2,3\n', [1, 'a'], 5, 1],
      ['below empty lines', 'a,b\n\n \n1,2\n', [0, 'a'], 4, 1],
      ['with Windows line endings', 'a,b\r\n1,2\r\n3,4\r\n', [1, 'b'], 3, 3],
      ['below a byte order mark', '\uFEFFa,b\n1,2\n', [0, 'a'], 2, 1],
      ['behind letters of several bytes', 'a,b\né😀ü,2\n', [0, 'b'], 2, 6],
      ['when it is empty', 'a,b,c\n1,,3\n', [0, 'b'], 2, 3],
      ['when the one before it is empty', 'a,b,c\n,,3\n', [0, 'c'], 2, 3],
      ['when it ends the file', 'a,b\n1,', [0, 'b'], 2, 3],
    ])('%s', (_, raw, path, line, column) => {
      expect(csv(raw).locate(['rows', ...path])).toEqual({ line, column })
    })

    test('locates a missing cell at its row, or at the top', () => {
      const { locate } = csv('a\n1\n2\n')
      expect(locate(['rows', 1, 'b'])).toEqual({ line: 3, column: 1 })
      expect(locate(['rows', 1])).toEqual({ line: 3, column: 1 })
      expect(locate(['rows'])).toEqual({ line: 1, column: 1 })
      expect(csv('').locate(['rows', 0, 'a'])).toEqual({ line: 1, column: 1 })
    })
  })
})
