import { formatProblem } from '@galley/core/content-source'
import { findIconSets } from '@galley/node/icon-sets'
import { findFacts } from '@galley/node/site-facts'
import { findUnknownIcons } from './site-icons'
import { collectUsedIcons, findNamedIcons } from './used-icons'

const sets = findIconSets(process.cwd())

/** Returns the icon names in each file. */
const namesIn = (...texts: string[]) =>
  Object.fromEntries(
    [...collectUsedIcons(texts, sets)].map(([path, text]) => {
      const { icons, aliases = {} } = JSON.parse(text) as { icons: object; aliases?: object }
      return [path, Object.keys({ ...icons, ...aliases }).sort()]
    }),
  )

test('writes the icons named in quotes and the icons of aliases, without duplicates, in one file per set', () => {
  // The icon "home" is an alias of "house".
  const markup = `<Icon name="lucide:rocket" /> <Icon name='lucide:home' />`
  expect(namesIn(markup, 'const logo = `simple-icons:github`, again = "lucide:rocket"')).toEqual({
    '/api/icons/lucide.json': ['home', 'house', 'rocket'],
    '/api/icons/simple-icons.json': ['github'],
  })
})

test("writes the set's icon data", () => {
  const [text] = collectUsedIcons([`"lucide:rocket"`], sets).values()
  const rocket = { body: expect.stringContaining('<') as unknown }
  expect(JSON.parse(text!)).toMatchObject({ prefix: 'lucide', icons: { rocket }, width: 24, height: 24 })
})

test('writes nothing for texts that name no icon', () => {
  const texts = ['lucide:rocket', `"lucide:rocket'`, '"lucide:rokcet"', '"mdi:home"', '"lucide:constructor"']
  expect(namesIn(...texts)).toEqual({})
})

test('writes the same files for every order of the texts', () => {
  const texts = ['"lucide:rocket"', '"lucide:house"']
  expect(collectUsedIcons(texts, sets)).toEqual(collectUsedIcons([...texts].reverse(), sets))
})

test('findNamedIcons returns the same icons by name, without duplicates', () => {
  const text = `import 'node:fs' "simple-icons:github" "lucide:rocket" "lucide:rocket" "lucide:rokcet"`
  expect(findNamedIcons([text], sets)).toEqual({
    'lucide:rocket': sets.findIcon('lucide:rocket'),
    'simple-icons:github': sets.findIcon('simple-icons:github'),
  })
})

function problemsOf(...icons: string[]) {
  const facts = { social: icons.map((icon) => ({ icon })) }
  const source = `\n  social: [${icons.map((icon) => `{ icon: '${icon}' }`).join(', ')}]`
  return findUnknownIcons(findFacts(facts, 'icon', source), ['copy', 'github'], sets).map(formatProblem)
}

test('reports an unknown icon with its position, its setting and a suggestion', () => {
  expect(problemsOf('lucide:rocket', 'simple-icons:github', 'github')).toEqual([])
  expect(problemsOf('github', 'lucide:rokcet')).toEqual([
    'src/site.ts:2:40  "social[2].icon": there is no icon "lucide:rokcet". Did you mean "lucide:rocket"? Icon sets: lucide, simple-icons.',
  ])
})

test.each([
  ['githubb', ' Did you mean "github"?'],
  ['rocket', ' Did you mean "lucide:rocket"?'],
  ['nothing-like-it', ''],
])('reports an unknown name without a set: %s', (name, hint) => {
  expect(problemsOf(name)).toEqual([
    `src/site.ts:2:20  "social[1].icon": there is no icon "${name}".${hint} Without a set, it must be one of the interface's own: copy, github.`,
  ])
})
