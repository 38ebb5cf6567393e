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

/** Returns all areas of the site, including disabled areas. */
export const useAreas = () => useSiteNavigation().contentAreas

/**
 * Returns the navigation tree of the documentation. During the build of the HTML, returns only the part around the page, so that changes elsewhere
 * in the tree leave the HTML unchanged. A page that needs the whole tree must query it itself.
 * @param path path for which Gatsby renders the page
 */
export function useNavigation(path: string): readonly NavigationItem[] {
  const { contentNavigation } = useSiteNavigation()
  const { navigation = contentNavigation } = useDrafts()
  const docs = docsIn(navigation)
  // Gatsby replaces this condition with a constant, which removes the code from the browser bundle.
  return process.env['BUILD_STAGE'] === 'build-html' ? navigationAround(docs, path) : docs
}
