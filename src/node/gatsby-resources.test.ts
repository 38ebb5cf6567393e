import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatsbyResources } from './gatsby-resources.mjs'

const GIGABYTE = 2 ** 30

let content: string

beforeEach(() => {
  content = mkdtempSync(join(tmpdir(), 'content-'))
})

afterEach(() => {
  rmSync(content, { recursive: true })
})

const addFiles = (count: number) => {
  for (let file = 0; file < count; file++) writeFileSync(join(content, `${file}.md`), '')
}

test.each([
  [10, 16, 1536],
  [2000, 16, 2136],
  [2000, 2, 1536],
  [10, 1, 768],
])('%d files on a machine with %d GB may take %d MB', (files, gigabytes, megabytes) => {
  addFiles(files)
  const { NODE_OPTIONS } = gatsbyResources(content, undefined, { memory: gigabytes * GIGABYTE, cores: 2 })
  expect(NODE_OPTIONS).toBe(`--max-old-space-size=${megabytes} --v8-pool-size=1`)
})

test.each([
  [0, 16, '1'],
  [501, 16, '3'],
  [2000, 1, '1'],
  [2000, 2, '1'],
  [2000, 3, '3'],
  [2500, 16, '5'],
])(
  'for %d files and %d cores Gatsby counts %s, of which its own process takes one where there are more',
  (files, cores, count) => {
    addFiles(files)
    expect(gatsbyResources(content, '', { memory: GIGABYTE, cores }).GATSBY_CPU_COUNT).toBe(count)
  },
)

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [16, 4],
])('with %d cores a process of Node has %d helper threads', (cores, helpers) => {
  const { NODE_OPTIONS } = gatsbyResources(content, undefined, { memory: GIGABYTE, cores })
  expect(NODE_OPTIONS).toMatch(new RegExp(` --v8-pool-size=${helpers}$`))
})
