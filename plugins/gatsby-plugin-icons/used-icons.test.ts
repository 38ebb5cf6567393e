import { formatProblem } from '@galley/core/content-source'
import { findIconSets } from '@galley/node/icon-sets'
import { findFacts } from '@galley/node/site-facts'
import { findUnknownIcons } from './site-icons'
import { collectUsedIcons, findNamedIcons } from './used-icons'

const sets = findIconSets(process.cwd())

/** The names in each file that the texts lead to. */
const namesIn = (...texts: string[]) =>
  Object.fromEntries(
    [...collectUsedIcons(texts, sets)].map(([path, text]) => {
      const { icons, aliases = {} } = JSON.parse(text) as Record<
        'icons' | 'aliases',
        Record<string, object> | undefined
      >
      return [path, Object.keys({ ...icons, ...aliases }).sort()]
    }),
  )

test('names in quotes are taken, each once, a file for each set', () => {
  expect(
    namesIn(
      `<Icon name="lucide:rocket" /> <Icon name='lucide:house' />`,
      'const logo = `simple-icons:github`, again = "lucide:rocket"',
    ),
  ).toEqual({
    '/api/icons/lucide.json': ['house', 'rocket'],
    '/api/icons/simple-icons.json': ['github'],
  })
})

test('an alias includes what it refers to', () => {
  expect(namesIn(`"lucide:home"`)).toEqual({ '/api/icons/lucide.json': ['home', 'house'] })
})

test('the icons are those of the set', () => {
  const [text] = collectUsedIcons([`"lucide:rocket"`], sets).values()
  expect(JSON.parse(text!)).toMatchObject({
    prefix: 'lucide',
    icons: { rocket: { body: expect.stringContaining('<') as unknown } },
    width: 24,
    height: 24,
  })
})

test.each(['lucide:rocket', '"lucide:rokcet"', '"mdi:home"', '"node:fs"', '"lucide:constructor"', `"lucide:rocket'`])(
  '%s is no icon in use',
  (text) => {
    expect(namesIn(text)).toEqual({})
  },
)

test('the same texts give the same files, in whatever order they are read', () => {
  const texts = ['"lucide:rocket"', '"lucide:house"']
  expect(collectUsedIcons(texts, sets)).toEqual(collectUsedIcons([...texts].reverse(), sets))
})

test('the same icons are there by name, each once, for the pages that are rendered', () => {
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

test('icons of the sets and of the interface are known', () => {
  expect(problemsOf('lucide:rocket', 'simple-icons:github', 'github')).toEqual([])
})

test('an unknown one is reported with its position, the entry and what was meant', () => {
  expect(problemsOf('github', 'lucide:rokcet')).toEqual([
    'src/site.ts:2:40  "social[2].icon": there is no icon "lucide:rokcet". Did you mean "lucide:rocket"? Icon sets: lucide, simple-icons.',
  ])
})

test.each([
  ['githubb', ' Did you mean "github"?'],
  ['rocket', ' Did you mean "lucide:rocket"?'],
  ['nothing-like-it', ''],
])('a name without a set is one of the interface: %s', (name, hint) => {
  expect(problemsOf(name)).toEqual([
    `src/site.ts:2:20  "social[1].icon": there is no icon "${name}".${hint} Without a set, it must be one of the interface's own: copy, github.`,
  ])
})
