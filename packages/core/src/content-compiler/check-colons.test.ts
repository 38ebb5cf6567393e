import { problemsOf } from '@galley/testing/compile.fixture'

const lineOf = (right: string) => `Write "${right}": name, [title] and {attributes}, with no spaces between them.`
const OPENS_NO_NOTE = 'This line does not open a ":::note".'

describe('reports a line that does not open a directive with the right form, but not its closing line', () => {
  test.each([
    [':::note Read this first\nWords\n:::\n\nAfter.', `1:1 ${OPENS_NO_NOTE} ${lineOf(':::note[Read this first]')}`],
    ['a\n\n:::note Two *words*\n\nWords\n\n:::', `3:1 ${OPENS_NO_NOTE} ${lineOf(':::note[Two *words*]')}`],
    ['words\n:::note Below\nwords\n:::', `2:1 ${OPENS_NO_NOTE} ${lineOf(':::note[Below]')}`],
    [':::note {title="A b"}\na\n:::', `1:1 ${OPENS_NO_NOTE} ${lineOf(':::note{title="A b"}')}`],
    [':::note [A b]{collapsible}\na\n:::', `1:1 ${OPENS_NO_NOTE} ${lineOf(':::note[A b]{collapsible}')}`],
    [':::note [A](/b) c\na\n:::', `1:1 ${OPENS_NO_NOTE} ${lineOf(':::note[[A](/b) c]')}`],
    ['::: note\na\n:::', `1:1 ${OPENS_NO_NOTE} ${lineOf(':::note')}`],
    ['::: note A b\na\n:::', `1:1 ${OPENS_NO_NOTE} ${lineOf(':::note[A b]')}`],
    [':::{note} A b\na\n:::', `1:1 ${OPENS_NO_NOTE} ${lineOf(':::note[A b]')}`],
    [
      ':::note{title="a}\nb\n:::',
      `1:1 ${OPENS_NO_NOTE} Close its brackets, braces and quotes, and write nothing behind them.`,
    ],
    ['- one\n- :::note A\n  b\n  :::', `2:3 ${OPENS_NO_NOTE} ${lineOf(':::note[A]')}`],
    ['> :::note A\n> b\n> :::', `1:3 ${OPENS_NO_NOTE} ${lineOf(':::note[A]')}`],
    [
      '::note A\nb\n::',
      '1:1 "::note" is written the wrong way. Write ":::note" on a line of its own, closed by ":::".',
    ],
    [
      ':::steps First\n### A\n:::',
      '1:1 This line does not open a ":::steps". Write ":::steps": name, {attributes}, with no spaces between them.',
    ],
    [
      '<div>\n:::note\na\n:::\n</div>',
      '2:1 ":::note" is text directly below HTML. Write an empty line above and below the directive.',
    ],
  ])('%j', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem])
  })

  test('reports the parts of a group and not the group', async () => {
    expect(await problemsOf('::::tabs\n:::tab One\na\n:::\n\n:::tab Two\nb\n:::\n::::')).toEqual([
      `2:1 This line does not open a ":::tab". ${lineOf(':::tab[One]')}`,
      `6:1 This line does not open a ":::tab". ${lineOf(':::tab[Two]')}`,
    ])
  })

  test.each(['a\n:::', ':::note\na\n:::\nb\n:::'])(
    'a closing line without an opening one is reported: %j',
    async (text) => {
      expect(await problemsOf(text)).toEqual([
        expect.stringMatching(/^(2|5):1 ":::" neither opens nor closes a component here\./),
      ])
    },
  )

  test.each([
    '::before stands ahead of the text.',
    '\\:::note A',
    '`:::note A`',
    '    :::note A',
    '```md\n:::note A\n```',
    '<!--\n:::note A\n-->',
    'std::vector\nand a::b',
  ])('treats other colons as text: %j', async (text) => {
    expect(await problemsOf(text)).toEqual([])
  })
})

describe('suggests the component for a directive of another system', () => {
  test.each([
    [':::danger\na\n:::', 'Unknown component ":::danger". Write ":::caution[Danger]".'],
    [':::danger Stop\na\n:::', 'Unknown component ":::danger". Write ":::caution[Stop]".'],
    [':::info[Mind]\na\n:::', 'Unknown component ":::info". Write ":::note[Mind]".'],
    ['::: important\na\n:::', 'Unknown component ":::important". Write ":::note[Important]".'],
    [':::HINT\na\n:::', 'Unknown component ":::HINT". Write ":::tip".'],
    [':::details More\na\n:::', 'Unknown component ":::details". Write ":::collapsible[More]".'],
  ])('%j', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([`1:1 ${problem}`])
  })

  test.each([':::Warning\na\n:::', ':::warnnig Stop\na\n:::'])('suggests the nearest name: %j', async (text) => {
    expect(await problemsOf(text)).toEqual([expect.stringMatching(/^1:1 .* Did you mean "warning"\?/)])
  })
})

describe('reports a container that ends at another line where it opens', () => {
  test.each([
    [
      '::::note\na\n:::',
      '1:1 "::::note" is not closed. Write a line with the same number of colons below its content. An enclosing directive needs more colons.',
    ],
    [
      ':::tabs\n:::tab[A]\na\n:::\n:::tab[B]\nb\n:::\n:::',
      '1:1 ":::tabs" is not closed above ":::tab". Write ":::" above that line, or, to keep it inside, open with "::::tabs" and close with "::::".',
    ],
    [
      ':::note\na\n\n:::tip\nb\n:::\n\nc',
      '1:1 ":::note" is not closed above ":::tip". Write ":::" above that line, or, to keep it inside, open with "::::note" and close with "::::".',
    ],
    [
      ':::note\n```md\n:::\n```\n:::',
      '1:1 ":::note" ends inside a code block that has a line of colons. Open with "::::note" and close with "::::".',
    ],
  ])('%j', async (text, problem) => {
    expect(await problemsOf(text)).toEqual([problem])
  })

  test.each(['::::note\n```md\n:::\n```\n::::', ':::note\n```js\na\n```\n:::', '- :::note\n  > a\n  :::\n- b'])(
    'a container that ends well is not: %j',
    async (text) => {
      expect(await problemsOf(text)).toEqual([])
    },
  )
})
