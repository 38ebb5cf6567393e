import { testProblems } from '@galley/testing/compile.fixture'

const opensNo = (name: string, right: string) =>
  `This line does not open a ":::${name}". Write "${right}": name, [title] and {attributes}, with no spaces between them.`
const containing = (text: string) => expect.stringContaining(text) as string

testProblems('reports a line that does not open a directive, but not its closing line: %j', {
  ':::note Read this first\nWords\n:::\n\nAfter.': `1:1 ${opensNo('note', ':::note[Read this first]')}`,
  'words\n:::note Below\nwords\n:::': `2:1 ${opensNo('note', ':::note[Below]')}`,
  ':::note {title="A b"}\na\n:::': `1:1 ${opensNo('note', ':::note{title="A b"}')}`,
  '::: note\na\n:::': `1:1 ${opensNo('note', ':::note')}`,
  ':::{note} A b\na\n:::': `1:1 ${opensNo('note', ':::note[A b]')}`,
  ':::note{title="a}\nb\n:::':
    '1:1 This line does not open a ":::note". Close its brackets, braces and quotes, and write nothing behind them.',
  '- one\n- :::note A\n  b\n  :::': `2:3 ${opensNo('note', ':::note[A]')}`,
  '::note A\nb\n::': '1:1 "::note" is written the wrong way. Write ":::note" on a line of its own, closed by ":::".',
  ':::steps First\n### A\n:::':
    '1:1 This line does not open a ":::steps". Write ":::steps": name, {attributes}, with no spaces between them.',
  '<div>\n:::note\na\n:::\n</div>':
    '2:1 ":::note" is text directly below HTML. Write an empty line above and below the directive.',
  '::::tabs\n:::tab One\na\n:::\n\n:::tab Two\nb\n:::\n::::': [
    `2:1 ${opensNo('tab', ':::tab[One]')}`,
    `6:1 ${opensNo('tab', ':::tab[Two]')}`,
  ],
  'a\n:::':
    '2:1 ":::" neither opens nor closes a component here. Write the name of a component directly after the colons, or remove the colons.',
  ':::note\na\n:::\nb\n:::': containing('5:1 ":::" neither opens nor closes a component here.'),
})

testProblems('suggests the component for a directive of another system: %j', {
  ':::danger\na\n:::': '1:1 Unknown component ":::danger". Write ":::caution[Danger]".',
  ':::danger Stop\na\n:::': '1:1 Unknown component ":::danger". Write ":::caution[Stop]".',
  ':::HINT\na\n:::': '1:1 Unknown component ":::HINT". Write ":::tip".',
  ':::details More\na\n:::': '1:1 Unknown component ":::details". Write ":::collapsible[More]".',
  ':::warnnig Stop\na\n:::': containing(' Did you mean "warning"?'),
})

testProblems('reports a container that ends at the wrong line, at its opening line: %j', {
  ':::note\na': containing('1:1 ":::note" is not closed.'),
  '::::note\n:::tip\na\n::::': containing('2:1 ":::tip" is not closed.'),
  '::::note\na\n:::':
    '1:1 "::::note" is not closed. Write a line with the same number of colons below its content. An enclosing directive needs more colons.',
  ':::tabs\n:::tab[A]\na\n:::\n:::tab[B]\nb\n:::\n:::':
    '1:1 ":::tabs" is not closed above ":::tab". Write ":::" above that line, or, to keep it inside, open with "::::tabs" and close with "::::".',
  ':::note\n```md\n:::\n```\n:::':
    '1:1 ":::note" ends inside a code block that has a line of colons. Open with "::::note" and close with "::::".',
})

testProblems('accepts %j', {
  '::before stands ahead of the text.': [],
  '\\:::note A': [],
  '    :::note A': [],
  '```md\n:::note A\n```': [],
  'std::vector\nand a::b': [],
  '::::note\n```md\n:::\n```\n::::': [],
  '- :::note\n  > a\n  :::\n- b': [],
})
