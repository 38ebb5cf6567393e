import { outlineMdx } from './outline-mdx'

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

test('an import that leads nowhere is told with file, line and name', () => {
  const text =
    "import { A } from '~/there'\nimport B from './gone'\nimport '@scope/gone'\n\n# Title\n\nexport * from '../gone.js'\n"
  const FILE = 'leads to no file. Correct the path, or add the file and save this one again.'
  expect(problemsOf(text)).toEqual([
    `content/docs/a.mdx:5:15 The import "./gone" ${FILE}`,
    'content/docs/a.mdx:6:8 The import "@scope/gone" is no installed package. Correct the name, or install the package.',
    `content/docs/a.mdx:10:15 The import "../gone.js" ${FILE}`,
  ])
  expect(asked[0]).toBe('docs/a.mdx ~/there')
})

test('exports of their own and code that only looks like an import are none', () => {
  expect(problemsOf("export const a = 'b'\n\n```js\nimport a from './gone'\n```\n")).toEqual([])
})
