import { buildSurround } from './build-surround'

const page = (path: string, date: string, fields: object = {}) => ({
  path,
  stem: path.slice(1),
  sortKey: path.slice(1),
  title: path,
  navigation: true,
  meta: {},
  date,
  ...fields,
})
const PAGES = [
  page('/docs/a', '2025-01-03', { navigation: { title: 'First' } }),
  page('/docs/b', '2025-01-01'),
  page('/docs/c', '2025-01-02', { navigation: false }),
  page('/old/d', '2025-01-04'),
  page('/docs/e', '2025-01-02'),
]
const FOLDERS = [{ stem: 'old', hidden: true, config: {} }]

test('by place, pages stand beside each other as navigation shows them, with all their fields', () => {
  expect(buildSurround(PAGES, FOLDERS, '/docs/b', {})).toEqual([{ ...PAGES[0], title: 'First' }, PAGES[4]])
})

test('by date, the newest is first', () => {
  const slots = buildSurround(PAGES, FOLDERS, '/docs/c', { order: 'date', before: 2 })
  expect(slots).toEqual([PAGES[0], PAGES[4], PAGES[1]])
})

test('other folders of the same pages give other neighbours', () => {
  const pages = [...PAGES]
  expect(buildSurround(pages, FOLDERS, '/docs/e', {})[1]).toBeNull()
  expect(buildSurround(pages, [], '/docs/e', {})[1]?.path).toBe('/old/d')
})

test.each([undefined, 'date' as const])('the pages of a list are put in order once: order %s', (order) => {
  const read = jest.fn(() => 'docs/z')
  const pages = [...PAGES, Object.defineProperty(page('/docs/z', '2025-01-02'), 'sortKey', { get: read })]
  buildSurround(pages, FOLDERS, '/docs/a', { order })
  const { length } = read.mock.calls
  expect(length).toBeGreaterThan(0)
  buildSurround(pages, FOLDERS, '/docs/a', { order })
  expect(read).toHaveBeenCalledTimes(length)
})

test.each([undefined, 'date' as const])('where no page is, there is null: order %s', (order) => {
  expect(buildSurround(PAGES, FOLDERS, '/docs/nope', { order, after: 2 })).toEqual([null, null, null])
  expect(buildSurround([], [], '/', { order })).toEqual([null, null])
})
