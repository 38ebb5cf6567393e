import fs from 'node:fs'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { gatsbyResources } from './gatsby-resources'

const GIGABYTE = 2 ** 30
const { at, write } = createTestFolder()

/** Returns the variables for a site with this number of content files. */
function resourcesFor(files: number, machine: { gigabytes?: number; cores?: number }) {
  const list = jest.spyOn(fs, 'readdirSync').mockReturnValue(Array.from({ length: files }))
  const { gigabytes = 1, cores = 2 } = machine
  const resources = gatsbyResources('/no-site/content', undefined, { memory: gigabytes * GIGABYTE, cores })
  list.mockRestore()
  return resources
}

test('counts files in subfolders', () => {
  for (let file = 0; file < 500; file++) write(`docs/${file}.md`)
  expect(gatsbyResources(at(), '', { memory: GIGABYTE, cores: 16 }).GATSBY_CPU_COUNT).toBe('3')
})

test.each([
  [10, 16, 1536],
  [2000, 16, 2136],
  [2000, 2, 1536],
  [10, 1, 768],
])('sets the heap for %d files and %d GB to %d MB', (files, gigabytes, megabytes) => {
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
  'sets the core count for %d files and %d cores to %s, including one for the main process if there are several',
  (files, cores, count) => {
    expect(resourcesFor(files, { cores }).GATSBY_CPU_COUNT).toBe(count)
  },
)

test.each([
  [1, 1],
  [2, 1],
  [4, 3],
  [16, 4],
])('sets %d cores to %d helper threads', (cores, helpers) => {
  expect(resourcesFor(0, { cores }).NODE_OPTIONS).toMatch(new RegExp(` --v8-pool-size=${helpers}$`))
})
