import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { answerIcons, findIconSets, MAX_ICON_NAMES } from '.'

/** A small set: a plain icon, an icon with its own box, and an alias that rotates an icon. */
const SHAPES = {
  prefix: 'shapes',
  icons: { dot: { body: '<circle r="1"/>' }, 'wide-bar': { body: '<path d="M0 0h9"/>', width: 9 } },
  aliases: { 'tall-bar': { parent: 'wide-bar', rotate: 1 } },
  width: 4,
  height: 4,
}

const write = (file: string, value: object) => writeOwnFiles({ [file]: JSON.stringify(value) })
const findSets = () => findIconSets(process.cwd())

workInOwnFolder()
// "hidden" is installed, but is not a dependency of the project.
beforeEach(() => {
  write('package.json', { dependencies: { '@iconify-json/shapes': '1.0.0', react: '19.0.0' } })
  write('node_modules/@iconify-json/shapes/icons.json', SHAPES)
  write('node_modules/@iconify-json/hidden/icons.json', { ...SHAPES, prefix: 'hidden' })
})

test('the icon sets of a project are among its dependencies', () => {
  const { prefixes, find } = findSets()
  expect(prefixes).toEqual(['shapes'])
  expect(find('shapes')?.prefix).toBe('shapes')
  expect(find('hidden')).toBeUndefined()
})

test('reads an icon set once, on the first request', () => {
  const { find } = findSets()
  write('node_modules/@iconify-json/shapes/icons.json', { ...SHAPES, prefix: 'first' })
  expect(find('shapes')?.prefix).toBe('first')
  write('node_modules/@iconify-json/shapes/icons.json', { ...SHAPES, prefix: 'second' })
  expect(find('shapes')?.prefix).toBe('first')
})

test('an icon is found by its name, and an alias rotates its icon', () => {
  const { findIcon } = findSets()
  expect(findIcon('shapes:dot')).toEqual({ body: '<circle r="1"/>', width: 4, height: 4 })
  expect(findIcon('shapes:tall-bar')).toMatchObject({ width: 4, height: 9 })
  expect(findIcon('shapes:tall-bar')?.body).toContain('rotate(90')
})

test('a name without a set belongs to Lucide', () => {
  write('package.json', { dependencies: { '@iconify-json/lucide': '1.0.0', '@iconify-json/shapes': '1.0.0' } })
  write('node_modules/@iconify-json/lucide/icons.json', { ...SHAPES, prefix: 'lucide' })
  const { findIcon, suggestIcon } = findSets()
  expect(findIcon('dot')).toEqual(findIcon('lucide:dot'))
  expect(suggestIcon('dt')).toBe(' Did you mean "lucide:dot"? Icon sets: lucide, shapes.')
})

test('finds no icon for an unknown name', () => {
  const names = ['dot', 'shapes:square', 'hidden:dot', 'shapes:', 'shapes:constructor', '__proto__:dot']
  const { findIcon } = findSets()
  expect(names.filter((name) => findIcon(name))).toEqual([])
})

test.each([
  ['shapes:dt', ' Did you mean "shapes:dot"? Icon sets: shapes.'],
  ['shape:dot', ' Did you mean "shapes:dot"? Icon sets: shapes.'],
  ['dot', ' Did you mean "shapes:dot"? Icon sets: shapes.'],
  ['shapes:umbrella', ' Icon sets: shapes.'],
])('suggests the nearest name for "%s"', (name, hint) => {
  expect(findSets().suggestIcon(name)).toBe(hint)
})

const answer = (file: string, names?: unknown) => answerIcons(findSets(), file, names)

test('a response has the icons, the parents of aliases, and the missing names', () => {
  const body = { ...SHAPES, not_found: ['square', 'constructor'] }
  expect(answer('shapes.json', 'dot,tall-bar,square,dot,constructor')).toEqual({ status: 200, body })
})

test.each([
  ['shape.json', 'There is no icon set "shape.json". Did you mean "shapes.json"? Sets: shapes.json.'],
  ['../../package.json', 'There is no icon set "../../package.json". Sets: shapes.json.'],
])('reports the unknown set %s', (file, error) => {
  expect(answer(file, 'dot')).toEqual({ status: 404, body: { error } })
})

test.each([
  [undefined, 'Name the icons, such as "?icons=rocket,house".'],
  ['dot,<b>', '"<b>" is not the name of an icon. Names are lower-case letters and digits with single hyphens.'],
  [
    Array.from({ length: MAX_ICON_NAMES + 1 }, (_, index) => `n${index}`).join(','),
    `The request names more than ${MAX_ICON_NAMES} icons. Request fewer at a time.`,
  ],
])('reports wrong names: %j', (names, error) => {
  expect(answer('shapes.json', names)).toEqual({ status: 400, body: { error } })
})
