import { outlineMdx } from './outline-mdx'

const NOWHERE = { hasFile: () => false, pathOfFile: () => undefined, findIcon: () => undefined }
const problemsOf = (text: string) =>
  outlineMdx(text, 'docs/a.mdx', 5, NOWHERE).problems.map(({ line, column, message }) => `${line}:${column} ${message}`)

const undefinedName = (name: string, hint = '') =>
  `"${name}" is not defined.${hint} Import or export it above. If it is text, write "\\{${name}}", or put it between backticks.`

test.each([
  [
    'Dear {customer},\n\nyour {order} and {order}.',
    [`5:7 ${undefinedName('customer')}`, `7:7 ${undefinedName('order')}`],
  ],
  ['export const colour = 1\n\nIn {color}.', [`7:5 ${undefinedName('color', ' Did you mean "colour"?')}`]],
  ['<Card title={heading} />', [`5:14 ${undefinedName('heading')}`]],
  ['<Badge {...rest}>a</Badge>', [`5:12 ${undefinedName('rest')}`]],
  ['{price.month}', [`5:2 ${undefinedName('price')}`]],
  ['export const total = base + 1\n\na', [`5:22 ${undefinedName('base')}`]],
  ['{[1].map((n) => n + m)}', [`5:21 ${undefinedName('m')}`]],
])('reports an undeclared name once, at its first use: %j', (text, problems) => {
  expect(problemsOf(text)).toEqual(problems)
})

test.each([
  ['{[1].map((n) => <Chart key={n} />)}', '5:18 Unknown component "<Chart>".'],
  ['{[1].map((n) => <ui.Chart key={n} />)}', '5:18 Unknown component "<ui>".'],
  ['<ui.Chart />', '5:1 Unknown component "<ui>".'],
  ['export const A = () => <Chart />\n\n<A />', '5:25 Unknown component "<Chart>".'],
])('reports an undeclared component in code: %j', (text, problem) => {
  const [first, ...others] = problemsOf(text)
  expect(first).toContain(problem)
  expect(others).toEqual([])
})

test.each([
  "import data, { a as b } from './x'\nimport * as c from './y'\n\n{data} {b} {c.d} <c.E />",
  'export const a = 1, [b, { c }] = [2, { c: 3 }]\nexport function D({ e, ...rest }) { return <p {...rest}>{e}</p> }\nexport class F {}\n\n{a}{b}{c} <D /> <F />',
  '{[1, 2].map((n, index) => <Badge key={index}>{n}</Badge>)}',
  '{Object.keys({}).length} {Math.max(1)} {new Date().getFullYear()} {props.data} {undefined}',
  '<button onClick={() => window.print()}>a</button>',
  "{typeof later === 'undefined' ? '' : later}",
  '{(() => { try { return 1 } catch (error) { return error } })()}',
  '{[<Badge key="a">b</Badge>]} {[1].map((Item) => <Item key="a" />)}',
  '`{a}` \\{a}\n\n```js\n{a}\n```',
])('accepts declared names: %j', (text) => {
  expect(problemsOf(text)).toEqual([])
})
