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

test.each([
  [10, 16, 1536],
  [2000, 16, 2136],
  [2000, 2, 1536],
  [10, 1, 768],
])('%d files on a machine with %d GB may take %d MB', (files, gigabytes, megabytes) => {
  for (let file = 0; file < files; file++) writeFileSync(join(content, `${file}.md`), '')
  const { NODE_OPTIONS } = gatsbyResources(content, undefined, { memory: gigabytes * GIGABYTE, cores: 2 })
  expect(NODE_OPTIONS).toBe(`--max-old-space-size=${megabytes}`)
})

test.each([
  [1, '2'],
  [2, '3'],
  [16, '5'],
])('with %d cores Gatsby counts %s, of which its own process takes one', (cores, count) => {
  expect(gatsbyResources(content, '', { memory: GIGABYTE, cores }).GATSBY_CPU_COUNT).toBe(count)
})
