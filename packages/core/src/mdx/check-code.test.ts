import { NOWHERE } from '@galley/testing/compile.fixture'
import { testTable } from '@galley/testing/test-table.fixture'
import { outlineMdx } from './outline-mdx'

const problemsOf = (text: string, environment = NOWHERE) =>
  outlineMdx(text, 'docs/a.mdx', 5, environment).problems.map(
    ({ line, column, message }) => `${line}:${column} ${message}`,
  )

const undefinedName = (name: string, hint = '') =>
  `"${name}" is not defined.${hint} Import or export it above. If it is text, write "\\{${name}}", or put it between backticks.`
const unknownComponent = (name: string) => expect.stringContaining(`Unknown component "<${name}>".`) as string

testTable((text) => problemsOf(text))('reports an undeclared name once, at its first use: %j', {
  'Dear {customer},\n\nyour {order} and {order}.': [
    `5:7 ${undefinedName('customer')}`,
    `7:7 ${undefinedName('order')}`,
  ],
  'export const colour = 1\n\nIn {color}.': [`7:5 ${undefinedName('color', ' Did you mean "colour"?')}`],
  '<Card title={heading} />': [`5:14 ${undefinedName('heading')}`],
  '{price.month}': [`5:2 ${undefinedName('price')}`],
  'export const total = base + 1\n\na': [`5:22 ${undefinedName('base')}`],
  '{[1].map((n) => <ui.Chart key={n} />)}': [unknownComponent('ui')],
  'export const A = () => <Chart />\n\n<A />': [unknownComponent('Chart')],
})

test.each([
  "import data, { a as b } from './x'\nimport * as c from './y'\n\n{data} {b} {c.d} <c.E />",
  'export const a = 1, [b, { c }] = [2, { c: 3 }]\nexport function D({ e, ...rest }) { return <p {...rest}>{e}</p> }\nexport class F {}\n\n{a}{b}{c} <D /> <F />',
  '{[1, 2].map((n, index) => <Badge key={index}>{n}</Badge>)}',
  '{Object.keys({}).length} {Math.max(1)} {new Date().getFullYear()} {props.data} {undefined}',
  "{typeof later === 'undefined' ? '' : later}",
  '{(() => { try { return 1 } catch (error) { return error } })()}',
  '{[<Badge key="a">b</Badge>]} {[1].map((Item) => <Item key="a" />)}',
  '`{a}` \\{a}\n\n```js\n{a}\n```',
])('accepts declared names: %j', (text) => {
  expect(problemsOf(text)).toEqual([])
})

test('reports a missing import with file, line and name', () => {
  const canImport = jest.fn((_file: string, specifier: string) => specifier.includes('there'))
  const text =
    "import { A } from '~/there'\nimport B from './gone'\nimport '@scope/gone'\n\n```js\nimport a from './gone'\n```\n\nexport * from '../gone.js'\n"
  const FILE = 'leads to no file. Correct the path, or add the file and save this one again.'
  expect(problemsOf(text, { ...NOWHERE, canImport })).toEqual([
    `6:15 The import "./gone" ${FILE}`,
    '7:8 The import "@scope/gone" is not an installed package. Correct the name, or install the package.',
    `13:15 The import "../gone.js" ${FILE}`,
  ])
  expect(canImport).toHaveBeenCalledWith('docs/a.mdx', '~/there')
})

test('reports an import of StaticImage', () => {
  const [problem] = problemsOf(
    'import { GatsbyImage, StaticImage as Photo } from \'gatsby-plugin-image\'\n\n<Photo src="./a.png" alt="" />',
  )
  expect(problem).toMatch(/^5:23 "StaticImage" shows nothing in MDX:/)
  expect(problemsOf("import { GatsbyImage } from 'gatsby-plugin-image'")).toEqual([])
})
