import { graphql, useStaticQuery } from 'gatsby'
import type { NavigationItem } from '~/lib/navigation'
import type { Area } from '~/lib/route-table'
import { useDrafts } from './draft-store'

/** Where the documentation is. Other pages of its collection are pages of their own. */
export const DOCS_PATH = '/docs'

/** What the data layer answers, as JSON in the form that `lib` gave it. */
interface SiteNavigation {
  contentNavigation: NavigationItem[]
  contentAreas: Area[]
}

const useSiteNavigation = () =>
  useStaticQuery<SiteNavigation>(graphql`
    query SiteNavigation {
      contentNavigation(collection: "docs")
      contentAreas
    }
  `)

/** The areas of the site, open ones and those that it leaves out. */
export const useAreas = () => useSiteNavigation().contentAreas

/** The navigation tree of the documentation: the pages of /docs. */
export function useNavigation(): NavigationItem[] {
  const { contentNavigation } = useSiteNavigation()
  const { navigation = contentNavigation } = useDrafts()
  return navigation.find(({ path }) => path === DOCS_PATH)?.children ?? []
}
