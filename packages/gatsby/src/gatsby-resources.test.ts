import fs, { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gatsbyResources } from './gatsby-resources'

const GIGABYTE = 2 ** 30

/** The resources for a site with so many content files. */
function resourcesFor(files: number, machine: { gigabytes?: number; cores?: number }) {
  const list = jest.spyOn(fs, 'readdirSync').mockReturnValue(Array.from({ length: files }))
  const { gigabytes = 1, cores = 2 } = machine
  const resources = gatsbyResources('/no-site/content', undefined, { memory: gigabytes * GIGABYTE, cores })
  list.mockRestore()
  return resources
}

test('files in folders count too', () => {
  const content = mkdtempSync(join(tmpdir(), 'content-'))
  mkdirSync(join(content, 'docs'))
  for (let file = 0; file < 500; file++) writeFileSync(join(content, 'docs', `${file}.md`), '')
  expect(gatsbyResources(content, '', { memory: GIGABYTE, cores: 16 }).GATSBY_CPU_COUNT).toBe('3')
  rmSync(content, { recursive: true })
})

test.each([
  [10, 16, 1536],
  [2000, 16, 2136],
  [2000, 2, 1536],
  [10, 1, 768],
])('%d files on a machine with %d GB may take %d MB', (files, gigabytes, megabytes) => {
  const { NODE_OPTIONS } = resourcesFor(files, { gigabytes })
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
    expect(resourcesFor(files, { cores }).GATSBY_CPU_COUNT).toBe(count)
  },
)

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [16, 4],
])('with %d cores a process of Node has %d helper threads', (cores, helpers) => {
  expect(resourcesFor(0, { cores }).NODE_OPTIONS).toMatch(new RegExp(` --v8-pool-size=${helpers}$`))
})
