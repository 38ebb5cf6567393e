import { docsIn, navigationAround, type NavigationItem, type SiteNavigation } from '@galley/core/navigation'
import { graphql, useStaticQuery } from 'gatsby'
import { useDrafts } from './draft-store'

// The patch "shown-navigation" of `packages/gatsby` finds the query by the name of this file.
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
 * The navigation tree of the documentation, the pages of /docs. When the HTML of a page is built, it is the part around that page, so that a change
 * elsewhere in the tree leaves the HTML as it is. A page that shows more asks for the tree in its own query.
 * @param path the path for which Gatsby renders the page
 */
export function useNavigation(path: string): readonly NavigationItem[] {
  const { contentNavigation } = useSiteNavigation()
  const { navigation = contentNavigation } = useDrafts()
  const docs = docsIn(navigation)
  // A constant where Gatsby bundles, so that browsers load no code for it.
  return process.env['BUILD_STAGE'] === 'build-html' ? navigationAround(docs, path) : docs
}
