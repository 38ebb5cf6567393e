import { parse } from 'gatsby/graphql'
import { unusedFragments } from './skip-unused-fragments'

const define = (text: string) => {
  const [def] = parse(text).definitions
  return { def: def!, isFragment: text.startsWith('fragment') }
}

test('passes on queries and the fragments that they use', () => {
  const typegen = { filterTargetDefinitions: (definitions: ReadonlyMap<string, object>) => definitions }
  unusedFragments.apply((() => typegen) as never)
  const definitions = new Map([
    ['Unused', define('fragment Unused on LeftOut { ...Inner }')],
    ['Inner', define('fragment Inner on Image { path }')],
    ['Card', define('fragment Card on Post { image { ...Picture } }')],
    ['Picture', define('fragment Picture on Image { path }')],
    ['Blog', define('query Blog { post { ...Card ...FragmentOfNobody } }')],
  ])
  expect([...typegen.filterTargetDefinitions(definitions).keys()].sort()).toEqual(['Blog', 'Card', 'Picture'])
})
