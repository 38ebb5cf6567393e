import { bodyOf, environment, problemsOf } from '@galley/testing/compile.fixture'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { createDocumentContext } from './document-context'
import { convertCommand, expandPackageManagers, PACKAGE_MANAGER_SYNC } from './package-managers'

test.each([
  ['npm ci', 'pnpm install --frozen-lockfile', 'yarn install --frozen-lockfile', 'bun install --frozen-lockfile'],
  ['npm install -D jest', 'pnpm add -D jest', 'yarn add -D jest', 'bun add -d jest'],
  ['npm install -g serve', 'pnpm add -g serve', 'yarn global add serve', 'bun add -g serve'],
  ['npm run bench -- --quick', 'pnpm run bench --quick', 'yarn run bench --quick', 'bun run bench --quick'],
  ['npm test', 'pnpm test', 'yarn test', 'bun run test'],
  ['npm create vite my-app', 'pnpm create vite my-app', 'yarn create vite my-app', 'bun create vite my-app'],
  ['npx playwright install', 'pnpm dlx playwright install', 'yarn dlx playwright install', 'bunx playwright install'],
  // Other commands are the same for all package managers.
  ['cd site', 'cd site', 'cd site', 'cd site'],
])('translates %s to %s, %s and %s', (npm, ...others) => {
  expect((['npm', 'pnpm', 'yarn', 'bun'] as const).map((name) => convertCommand(npm, name))).toEqual([npm, ...others])
})

test("turns a block into a code group that shares the reader's choice", async () => {
  const [group] = (await bodyOf(':::package-managers\n```sh\ncd site && npm ci\nnpm start\n```\n:::')) as [
    [string, object, ...[string, { html: string; filename: string }][]],
  ]
  const [name, props, ...blocks] = group
  expect([name, props]).toEqual(['CodeGroup', { sync: PACKAGE_MANAGER_SYNC }])
  expect(blocks.map(([, { filename }]) => filename)).toEqual(['npm', 'pnpm', 'yarn', 'bun'])
  expect(blocks[3]?.[1].html.replace(/<[^>]*>/g, '')).toBe(
    'cd site &amp;&amp; bun install --frozen-lockfile\nbun run start',
  )
})

test('applies the options of the block to each tab', async () => {
  expect(JSON.stringify(await bodyOf(':::package-managers\n```sh [x] wrap\nnpm ci\n```\n:::'))).toContain(
    '"filename":"bun","wrap":true',
  )
})

test('reports an unknown command once, with its line', async () => {
  expect(await problemsOf('a\n\n:::package-managers\n```sh\nnpm start\nnpm audit\n```\n:::')).toEqual([
    '6:1 "npm audit" cannot be translated for pnpm, yarn and bun. Write a ":::code-group" with a block for each package manager.',
  ])
})

test('expands the tag in MDX', () => {
  const tree = unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse('<PackageManagers>\n\n```sh\nnpm ci\n```\n\n</PackageManagers>')
  expandPackageManagers(tree, createDocumentContext('a.mdx', 1, environment))
  expect(tree.children[0]).toMatchObject({
    name: 'CodeGroup',
    attributes: [{ name: 'sync', value: PACKAGE_MANAGER_SYNC }],
    children: [{ value: 'npm ci' }, { meta: '[pnpm] ' }, {}, {}],
  })
})
