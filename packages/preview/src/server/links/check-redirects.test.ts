import { createPreviewServer, type PreviewServer } from '../preview-server.fixture'
import { createRedirectReader, type DraftRedirects } from './check-redirects'

const OTHER_PAGES = ['/search']

let server: PreviewServer
let read: (otherPages?: readonly string[]) => DraftRedirects

beforeEach(async () => {
  server = await createPreviewServer({
    branches: {
      '': {
        'redirects.yml': '/old: /docs/setup/disk#size\n/find: /search\n',
        'docs/setup/disk.md': '# Disk\n\n## Size\n\nSmall.\n',
        'docs/cables.md': '# Cables\n',
        'authors/ada.yml': 'name: Ada\n',
      },
    },
  })
  const reader = createRedirectReader(server.contentDirOf(''), () => server.contentOf().store)
  read = (otherPages = OTHER_PAGES) => reader(otherPages)
}, 60_000)
afterEach(() => server.close())

const messages = () => read().problems.map(({ line, message }) => `${line} ${message}`)

test('does not check redirects again if a save changes nothing that they depend on', async () => {
  const before = read()
  expect(before).toMatchObject({
    problems: [],
    redirects: [
      { from: '/old' },
      { from: '/find' },
      { from: '/docs' },
      { from: '/docs/setup', to: '/docs/setup/disk' },
    ],
  })
  await server.save('docs/setup/disk.md', '# Disk\n\n## Size\n\nLarge, see [cables](/docs/cables).\n')
  await server.save('authors/ada.yml', 'name: Ada L.\n')
  expect(read()).toBe(before)
})

test.each<[what: string, change: () => Promise<unknown>, ...found: string[]]>([
  ['the redirects', () => server.save('redirects.yml', '/old: /docs/disk\n'), '1 "/old" leads to "/docs/disk"'],
  ['a heading', () => server.save('docs/setup/disk.md', '# Disk\n\n## Speed\n'), 'has no heading with the id "size"'],
  [
    'the name of a page',
    async () => {
      await server.save('docs/setup/drive.md', '# Disk\n\n## Size\n')
      await server.remove('docs/setup/disk.md')
    },
    '1 "/old" leads to "/docs/setup/disk#size", which is not a page.',
  ],
  ['the first page of a folder', () => server.save('docs/setup/1.case.md', '# Case\n')],
  ['the navigation settings of a folder', () => server.save('docs/setup/.navigation.yml', 'navigation: false\n')],
])('checks redirects again after a change of %s', async (_what, change, ...found) => {
  const before = read()
  await change()
  expect(read()).not.toBe(before)
  expect(messages()).toEqual(found.map((one) => expect.stringContaining(one) as string))
})

test('accepts any heading of an unreadable page, and uses the pages of a new build', async () => {
  await server.save('docs/setup/disk.md', '# Disk\n\n## Speed\n')
  expect(messages()).toHaveLength(1)
  await server.save('docs/setup/disk.md', '---\ntitle: [\n---\n')
  expect(messages()).toEqual([])
  expect(read([]).problems).toMatchObject([{ line: 2, message: expect.stringContaining('"/search"') as string }])
  expect(read(OTHER_PAGES).problems).toEqual([])
})
