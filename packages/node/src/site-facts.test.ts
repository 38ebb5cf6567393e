import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { findFacts, readSite } from './site-facts'

workInOwnFolder()

const facts = {
  header: { to: '/', menu: [{ label: 'Docs', to: '/docs', children: [{ to: '/docs/a', icon: 'x' }] }] },
  footer: [{ links: [{ to: '/docs' }] }],
  social: [{ to: 'https://code.example/a' }],
  url: 'https://a.example',
  feeds: ['/docs/a'],
  onNoResult: () => undefined,
}
const source = `const site = {
  header: { to: '/', menu: [
    { label: 'Docs', to: "/docs", children: [{ to: '/docs/a' }] }`

test('finds every field with a given name in lists and groups, with its position', () => {
  expect(findFacts(facts, 'to', source)).toEqual([
    { value: '/', name: 'header.to', line: 2, column: 17 },
    { value: '/docs', name: 'header.menu[1].to', line: 3, column: 26 },
    { value: '/docs/a', name: 'header.menu[1].children[1].to', line: 3, column: 52 },
    { value: '/docs', name: 'footer[1].links[1].to', line: 3, column: 26 },
    // The source has no such text, because the value is computed.
    { value: 'https://code.example/a', name: 'social[1].to', line: 1, column: 1 },
  ])
})

test('finds every text of a list by the name of the list', () => {
  expect(findFacts(facts, 'feeds', source)).toEqual([{ value: '/docs/a', name: 'feeds[1]', line: 3, column: 52 }])
})

const save = (text: string) => writeOwnFiles({ 'src/site.ts': text })

test('reads the saved settings with their source', async () => {
  save("const name = 'A'\nexport const site = { name: `${name} 1` } satisfies object")
  expect((await readSite(process.cwd())).facts).toEqual({ name: 'A 1' })
  const changed = "export const site = { name: 'B' as string }"
  save(changed)
  expect(await readSite(process.cwd())).toEqual({ facts: { name: 'B' }, source: changed })
})

test.each(['export const site = { name: ', 'export const site = { name: nobody() }'])(
  'returns empty settings for a file with a mistake: %s',
  async (text) => {
    save(text)
    expect((await readSite(process.cwd())).facts).toEqual({})
  },
)
