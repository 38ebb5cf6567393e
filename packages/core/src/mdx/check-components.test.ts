import { NOWHERE } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { outlineMdx } from './outline-mdx'

const environment = {
  ...NOWHERE,
  islands: () => ['server-status'],
  examples: { list: () => ['button'], read: () => '' },
  findIcon: (name: string) => (name === 'dot' ? { body: '<circle/>', width: 4, height: 4 } : undefined),
  suggestIcon: () => ' Did you mean "dot"?',
}

/** Returns the problems of a document, each as "line:column message". A single problem is not in a list. */
const problemsOf = (text: string) => {
  const { problems } = outlineMdx(text, 'a.mdx', 1, environment)
  const messages = problems.map(({ line, column, message }) => `${line}:${column} ${message}`)
  return messages.length === 1 ? messages[0] : messages
}
const beginning = (text: string) => expect.stringContaining(text) as string

const COMPUTED =
  '1:1 "<Example>": "name" must be a text and not code, so that the build can find the example. Write it in quotes.'

testTable(problemsOf)('reports a component: %j', {
  'a\n\n<Calout type="tip">b</Calout>': beginning(
    '3:1 Unknown component "<Calout>". Did you mean "Callout"? Import the component, or use one of these: ',
  ),
  '<Card title="a">\n\n- b <Nope />\n\n</Card>': beginning('3:5 Unknown component "<Nope>"'),
  '<Tab label="a">b</Tab>': '1:1 "<Tab>" must be directly inside "<Tabs>". Move it there.',
  '<CodeGroup>\n\n```js\na\n```\n\nWords.\n\n</CodeGroup>':
    '7:1 "<CodeGroup>" may only contain code blocks. Move this out of "<CodeGroup>".',
  '<Island name="server-statu" />':
    '1:1 "<Island>": there is no island "server-statu". Did you mean "server-status"? Write it as "src/islands/server-statu.tsx".',
  '<Example name="buton" />':
    '1:1 "<Example>": there is no example "buton". Did you mean "button"? Write it as "src/examples/buton.tsx".',
  '<Example name={props.which} />': COMPUTED,
})

testTable(problemsOf)('reports an attribute: %j', {
  '<Card titel="a" title="b" />': beginning('1:7 "<Card>": "titel" is not a field. Did you mean "title"?'),
  '<Card\n  title="b"\n  titel={props.c}\n/>': beginning('3:3 "<Card>": "titel" is not a field.'),
  '<Card to="/a" />': '1:1 "<Card>": "title" is missing. Add it: a text.',
  '<Badge color="primry">a</Badge>': beginning('1:8 "<Badge>": "color" must be one of "primary",'),
  '<Callout type="hint">a</Callout>':
    '1:1 "<Callout>": "type" must be one of "note", "tip", "warning", "caution", got "hint". Correct it.',
  '<Tabs sync="a b"><Tab label="a">b</Tab></Tabs>': beginning(
    '1:7 "<Tabs>": "sync" must be a name such as "package-manager"',
  ),
})

const IMPORT = 'import { Feature, Icon } from "~/features"\n\n'

testTable(problemsOf)('reports an unknown icon: %j', {
  [`${IMPORT}<Feature\n  icon="dto"\n/>`]: '4:3 "<Feature>": there is no icon "dto". Did you mean "dot"?',
  [`${IMPORT}<Feature trailingIcon="Dot" />`]: '3:10 "<Feature>": there is no icon "Dot". Did you mean "dot"?',
  '<Card title="a" icon="Dot" />': '1:17 "<Card>": there is no icon "Dot". Did you mean "dot"?',
  '<Icon name="dto" />': '1:7 "<Icon>": there is no icon "dto". Did you mean "dot"?',
})

test.each([
  'import { Hero } from "~/hero"\n\n<Hero lead="a" />',
  'import * as Hero from "~/hero"\n\n<Hero.Title />',
  '<my-element a="b" />',
  '`<Nope>`',
  '```mdx\n<Nope />\n```',
  '<Tabs>\n  {props.tabs}\n</Tabs>',
  '<Island name="server-status" timezone="Asia/Tokyo" days={3} other={props.which} />',
  '<Island name={props.which} />',
  '<Card title={props.title} />',
  '<Card {...props.card} />',
  '<Callout type={props.type}>a</Callout>',
  '<Callout type="tip" collapsible>a</Callout>',
  '<FileTree depth={1}>\n\n- a\n\n</FileTree>',
  `${IMPORT}<Feature icon="dot" />`,
  `${IMPORT}<Feature icon="/dot.svg" />`,
  '<my-element icon="dto" />',
])('accepts %j', (text) => {
  expect(problemsOf(text)).toEqual([])
})

test('lists the examples of a document', () => {
  const { examples } = outlineMdx('<Card title="a"><Example name="button" /></Card>', 'a.mdx', 1, environment)
  expect(examples).toEqual(['button'])
})
