import type { DefinitionNode } from 'gatsby/graphql'
import { visit } from 'gatsby/graphql'
import type { Patch } from '../patch'

/** A query or fragment as Gatsby stores it. */
interface Definition {
  def: DefinitionNode
  isFragment: boolean
}

type Definitions = ReadonlyMap<string, Definition>

/** `gatsby/dist/utils/graphql-typegen/utils` */
interface TypegenModule {
  filterTargetDefinitions: (definitions: Definitions) => Definitions
}

/**
 * Makes Gatsby generate types only for fragments that a query uses. Gatsby would validate all fragments, but the theme has fragments on
 * collections and fields that a site can leave out.
 */
export const unusedFragments: Patch<[], void> = {
  name: 'unused-fragments',
  gatsby: '5.16',
  expects: {
    'gatsby/dist/utils/graphql-typegen/utils': /exports\.filterTargetDefinitions = filterTargetDefinitions;/,
    'gatsby/dist/utils/graphql-typegen/ts-codegen': /\(0, _utils\.filterTargetDefinitions\)\(/,
  },
  without: 'A fragment of the theme on a collection or field that the site does not have stops the build.',
  apply(requireFromGatsby) {
    const typegen = requireFromGatsby('gatsby/dist/utils/graphql-typegen/utils') as TypegenModule
    const filter = typegen.filterTargetDefinitions
    typegen.filterTargetDefinitions = (definitions) => filter(listUsed(definitions))
  },
}

function listUsed(definitions: Definitions): Definitions {
  const used = new Map([...definitions].filter(([, { isFragment }]) => !isFragment))
  // The loop also visits fragments that it adds.
  for (const { def } of used.values())
    visit(def, {
      FragmentSpread({ name: { value } }) {
        const fragment = definitions.get(value)
        if (fragment) used.set(value, fragment)
      },
    })
  return used
}
