import type { ContentEnvironment } from '../content-compiler'
import { outlineMdx } from './outline-mdx'

const NOWHERE = {
  hasFile: () => false,
  pathOfFile: () => undefined,
  findIcon: () => undefined,
  islands: () => ['server-status'],
  examples: { list: () => ['button'], read: () => '' },
}

/** Returns the problems of a document, each as "line:column message". */
const problemsOf = (text: string, environment: ContentEnvironment = NOWHERE) =>
  outlineMdx(text, 'a.mdx', 1, environment).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

describe('a component', () => {
  test('is reported with its position and the nearest name if it is unknown', () => {
    const [problem, ...others] = problemsOf('a\n\n<Calout type="tip">b</Calout>')
    expect(problem).toMatch(
      /^3:1 Unknown component "<Calout>"\. Did you mean "Callout"\? Import the component, or use one of these: /,
    )
    expect(others).toEqual([])
  })

  test('is reported at any position', () => {
    expect(problemsOf('<Card title="a">\n\n- b <Nope />\n\n</Card>')).toEqual([
      expect.stringMatching(/^3:5 Unknown component "<Nope>"/),
    ])
  })

  test.each([
    'import { Hero } from "~/hero"\n\n<Hero lead="a" />',
    'import Hero from "~/hero"\n\n<Hero />',
    'import * as Hero from "~/hero"\n\n<Hero.Title />',
    'export const Hero = () => <b>a</b>\n\n<Hero />',
    'export function Hero() { return <b>a</b> }\n\n<Hero />',
  ])('of the document may have any attributes: %j', (text) => {
    expect(problemsOf(text)).toEqual([])
  })

  test.each(['<br />', '<my-element a="b" />', '<>a</>', '`<Nope>`', '```mdx\n<Nope />\n```'])(
    'is not seen in %j',
    (text) => {
      expect(problemsOf(text)).toEqual([])
    },
  )

  test('must be inside of its parent', () => {
    expect(problemsOf('<Tab label="a">b</Tab>')).toEqual([
      '1:1 "<Tab>" must be directly inside "<Tabs>". Move it there.',
    ])
  })

  test('accepts only the content that it renders', () => {
    expect(problemsOf('<CodeGroup>\n\n```js\na\n```\n\nWords.\n\n</CodeGroup>')).toEqual([
      '7:1 "<CodeGroup>" may only contain code blocks. Move this out of "<CodeGroup>".',
    ])
    expect(problemsOf('<Tabs>\n  {props.tabs}\n</Tabs>')).toEqual([])
  })
})

test('must name an existing island, which accepts any parameter', () => {
  expect(problemsOf('<Island name="server-status" timezone="Asia/Tokyo" days={3} other={props.which} />')).toEqual([])
  expect(problemsOf('<Island name="server-statu" />')).toEqual([
    '1:1 "<Island>": there is no island "server-statu". Did you mean "server-status"? Write it as "src/islands/server-statu.tsx".',
  ])
  expect(problemsOf('<Island name={props.which} />')).toEqual([])
})

test('must name an example with a literal text', () => {
  const examplesOf = (text: string) => outlineMdx(text, 'a.mdx', 1, NOWHERE).examples
  expect(problemsOf('<Card title="a"><Example name="button" /></Card>')).toEqual([])
  expect(examplesOf('<Card title="a"><Example name="button" /></Card>')).toEqual(['button'])
  expect(problemsOf('<Example name="buton" />')).toEqual([
    '1:1 "<Example>": there is no example "buton". Did you mean "button"? Write it as "src/examples/buton.tsx".',
  ])
  const computed =
    '1:1 "<Example>": "name" must be a text and not code, so that the build can find the example. Write it in quotes.'
  expect(problemsOf('<Example name={props.which} />')).toEqual([computed])
  expect(problemsOf('<Example {...props.it} />')).toEqual([computed])
})

describe('an attribute', () => {
  test.each([
    ['<Card titel="a" title="b" />', '1:7 "<Card>": "titel" is not a field. Did you mean "title"?'],
    ['<Card\n  title="b"\n  titel={props.c}\n/>', '3:3 "<Card>": "titel" is not a field. Did you mean "title"?'],
    ['<Card to="/a" />', '1:1 "<Card>": "title" is missing. Add it: a text.'],
    ['<Badge color="primry">a</Badge>', '1:8 "<Badge>": "color" must be one of "primary",'],
    [
      '<Callout type="hint">a</Callout>',
      '1:1 "<Callout>": "type" must be one of "note", "tip", "warning", "caution", got "hint".',
    ],
    [
      '<Callout>a</Callout>',
      '1:1 "<Callout>": "type" must be one of "note", "tip", "warning", "caution", got nothing.',
    ],
    ['<Tabs sync="a b"><Tab label="a">b</Tab></Tabs>', '1:7 "<Tabs>": "sync" must be a name such as "package-manager"'],
  ])('%j: %s', (text, problem) => {
    const [first, ...others] = problemsOf(text)
    expect(first).toContain(problem)
    expect(others).toEqual([])
  })

  test.each([
    '<Card title={props.title} />',
    '<Card {...props.card} />',
    '<Card title="a" key="b" />',
    '<Callout type={props.type}>a</Callout>',
    '<Callout type="tip" collapsible>a</Callout>',
    '<Callout type="tip" collapsible={false}>a</Callout>',
    '<FileTree depth={1}>\n\n- a\n\n</FileTree>',
    '<FileTree depth="1">\n\n- a\n\n</FileTree>',
  ])('accepts %j', (text) => {
    expect(problemsOf(text)).toEqual([])
  })
})

describe('an icon', () => {
  const environment = {
    ...NOWHERE,
    findIcon: (name: string) => (name === 'dot' ? { body: '<circle/>', width: 4, height: 4 } : undefined),
    suggestIcon: () => ' Did you mean "dot"?',
  }
  const IMPORT = 'import { Feature, Icon } from "~/features"\n\n'

  test.each([
    [`${IMPORT}<Feature\n  icon="dto"\n/>`, '4:3 "<Feature>": there is no icon "dto". Did you mean "dot"?'],
    [
      `${IMPORT}- a <Feature icon="shapes:dot" />`,
      '3:14 "<Feature>": there is no icon "shapes:dot". Did you mean "dot"?',
    ],
    [`${IMPORT}<Feature trailingIcon="Dot" />`, '3:10 "<Feature>": there is no icon "Dot". Did you mean "dot"?'],
    [`${IMPORT}<Icon name="dto" />`, '3:7 "<Icon>": there is no icon "dto". Did you mean "dot"?'],
    ['<Card title="a" icon="dto" />', '1:17 "<Card>": there is no icon "dto". Did you mean "dot"?'],
    ['<Card title="a" icon="Dot" />', '1:17 "<Card>": there is no icon "Dot". Did you mean "dot"?'],
    ['<Icon name="dto" />', '1:7 "<Icon>": there is no icon "dto". Did you mean "dot"?'],
  ])('is reported with its position and the nearest name if it is unknown: %j', (text, problem) => {
    expect(problemsOf(text, environment)).toEqual([problem])
  })

  test.each([
    `${IMPORT}<Feature icon="dot" />`,
    `${IMPORT}<Feature icon={props.icon} />`,
    `${IMPORT}<Feature icon="/dot.svg" />`,
    '<Card title="a" icon="dot" />',
    '<Icon name="dot" />',
    '<my-element icon="dto" />',
  ])('accepts %j', (text) => {
    expect(problemsOf(text, environment)).toEqual([])
  })
})

describe('imports', () => {
  const asked: string[] = []
  const environment = {
    hasFile: () => false,
    pathOfFile: () => undefined,
    findIcon: () => undefined,
    canImport: (file: string, specifier: string) => {
      asked.push(`${file} ${specifier}`)
      return specifier.includes('there')
    },
  }
  const problemsOf = (text: string) =>
    outlineMdx(text, 'docs/a.mdx', 4, environment).problems.map(
      ({ file, line, column, message }) => `${file}:${line}:${column} ${message}`,
    )

  test('reports a missing import with file, line and name', () => {
    const text =
      "import { A } from '~/there'\nimport B from './gone'\nimport '@scope/gone'\n\n# Title\n\nexport * from '../gone.js'\n"
    const FILE = 'leads to no file. Correct the path, or add the file and save this one again.'
    expect(problemsOf(text)).toEqual([
      `content/docs/a.mdx:5:15 The import "./gone" ${FILE}`,
      'content/docs/a.mdx:6:8 The import "@scope/gone" is not an installed package. Correct the name, or install the package.',
      `content/docs/a.mdx:10:15 The import "../gone.js" ${FILE}`,
    ])
    expect(asked[0]).toBe('docs/a.mdx ~/there')
  })

  test('ignores exports and code that only looks like an import', () => {
    expect(problemsOf("export const a = 'b'\n\n```js\nimport a from './gone'\n```\n")).toEqual([])
  })
})
