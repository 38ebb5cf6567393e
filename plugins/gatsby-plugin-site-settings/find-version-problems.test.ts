import { formatProblem } from '@galley/core/content-source'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { findVersionProblems } from './find-version-problems'

const { at, write } = createTestFolder()
beforeEach(() => {
  write('content/docs/2.guide/index.md')
  write('content/docs@1/index.md')
})

const SOURCE = `const site = {\n  versions: [{ name: '2' }, { name: '1' }],`
const find = (...versions: object[]) => findVersionProblems({ versions }, SOURCE, at()).map(formatProblem)
const two = { name: '2', label: '2.x', state: 'current' }
const one = { name: '1', label: '1.x', state: 'unmaintained' }

test('accepts a current version, and versions with folders or refs', () => {
  expect(find(two, one)).toEqual([])
  expect(find(two, one, { ...one, name: '0', ref: 'v0.9.0' })).toEqual([])
})

test.each<readonly [versions: object[], message: string]>([
  [
    [two, { ...one, state: 'unmaintaned' }],
    '"versions[2].state" must be one of next, current, maintained, unmaintained, got "unmaintaned". Did you mean "unmaintained"? Correct it.',
  ],
  [
    [two, { ...one, state: 'current' }],
    'src/site.ts:2:22  "versions" must have one version with the state "current", got "2", "1". Correct the states.',
  ],
  [[one], '"versions" must have one version with the state "current", got none. Correct the states.'],
  [
    [two, one, { ...one, name: '11' }],
    '"versions[3].name" is "11", but there is no folder content/docs@11. Did you mean "1"? Create the folder, or remove the version.',
  ],
  [
    [two, { ...one, name: '1/x' }],
    '"versions[2].name" must be a part of a path, got "1/x". Use lower-case letters, digits and dots, such as "2.0".',
  ],
  [[two, one, one], '"versions[3].name" is "1" a second time. Remove one of the two versions.'],
  [
    [{ ...two, name: '1' }],
    'src/site.ts:2:37  "versions[1].name" is "1", the current version, whose files are in content/docs. Delete content/docs@1, or change the state of the version.',
  ],
  [
    [],
    'src/site.ts:1:1  "versions" has no version "1" for the folder content/docs@1. Add the version, or rename the folder.',
  ],
])('reports for %j: %s', (versions, message) => {
  expect(find(...versions)).toContainEqual(expect.stringContaining(message))
})

test('reports a folder without a version with the nearest name, and a page with the path of a version', () => {
  write('content/docs@1.0/index.md')
  write('content/docs/3.1.md')
  expect(find(two, one)).toEqual([
    'src/site.ts:2:22  "versions" has no version "1.0" for the folder content/docs@1.0. Did you mean "1"? Add the version, or rename the folder.',
  ])
  write('content/docs/1.md')
  expect(find(two, one)).toContainEqual(
    expect.stringContaining('"versions[2].name" is "1", but content/docs/1.md has the path /docs/1 too.'),
  )
})
