import { graphql, useStaticQuery } from 'gatsby'
import type { NavigationItem } from '~/lib/navigation'
import { useDrafts } from './draft-store'

const DOCS_PATH = '/docs'

/** What the data layer answers: the tree comes as JSON, in the form that `lib/navigation` gave it. */
interface DocsNavigation {
  contentNavigation: NavigationItem[]
}

/** The navigation tree of the documentation: what lies below /docs. */
export function useNavigation(): NavigationItem[] {
  const { contentNavigation } = useStaticQuery<DocsNavigation>(graphql`
    query DocsNavigation {
      contentNavigation(collection: "docs")
    }
  `)
  const { navigation = contentNavigation } = useDrafts()
  return navigation.find(({ path }) => path === DOCS_PATH)?.children ?? []
}
