import { formatProblem } from '../../src/lib/content-source'
import { findIconSets } from '../../src/node/icon-sets'
import { findFacts } from '../../src/node/site-facts'
import { findUnknownIcons } from './site-icons'

const sets = findIconSets(process.cwd())

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
