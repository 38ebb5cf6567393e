import { graphql, useStaticQuery } from 'gatsby'
import { docsIn, navigationAround, type NavigationItem, type SiteNavigation } from '~/lib/navigation'
import { useDrafts } from './draft-store'

// `gatsby-plugin-shown-navigation` finds the query by the name of this file.
const useSiteNavigation = () =>
  useStaticQuery<SiteNavigation>(graphql`
    query SiteNavigation {
      contentNavigation(collection: "docs")
      contentAreas
    }
  `)

/** The areas of the site, open ones and those that it leaves out. */
export const useAreas = () => useSiteNavigation().contentAreas

/**
 * The navigation tree of the documentation, the pages of /docs. On the server it is the part around a page, so that a change elsewhere in the tree leaves the
 * HTML of the page as it is. A page that shows more asks for the tree in its own query.
 * @param path the path for which Gatsby renders the page
 */
export function useNavigation(path: string): readonly NavigationItem[] {
  const { contentNavigation } = useSiteNavigation()
  const { navigation = contentNavigation } = useDrafts()
  const docs = docsIn(navigation)
  return typeof window === 'undefined' ? navigationAround(docs, path) : docs
}
