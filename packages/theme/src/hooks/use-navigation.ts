import {
  docsIn,
  listVersionPages,
  navigationAround,
  type NavigationItem,
  type SiteNavigation,
  type VersionPage,
} from '@galley/core/navigation'
import type { Version } from '@galley/core/versions'
import { site } from '@galley/site'
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
  const docs = docsIn(navigation, path)
  // Gatsby replaces this condition with a constant, which removes the code from the browser bundle.
  return process.env['BUILD_STAGE'] === 'build-html' ? navigationAround(docs, path) : docs
}

/** A version of the documentation, and its page that corresponds to the current page. */
type ShownVersion = Omit<VersionPage, 'version'> & { version: Version }

/**
 * Returns the versions of the documentation, in the order of the settings, with the page that corresponds to the page at `path`. The list is empty for
 * a page outside of the documentation.
 */
export function useVersions(path: string): readonly ShownVersion[] {
  const { contentNavigation } = useSiteNavigation()
  const { navigation = contentNavigation } = useDrafts()
  // A build of a site without versions sets this constant, which removes the code from the bundle.
  if (process.env['WITHOUT_VERSIONS'] === 'true' || site.versions.length === 0) return []
  const pages = listVersionPages(navigation, path)
  return site.versions.flatMap((version) => {
    const name = version.state === 'current' ? undefined : version.name
    const page = pages.find((one) => one.version === name)
    return page ? [{ ...page, version }] : []
  })
}

/** Returns the facts about the versions of a page for search engines, which should show the page of the current version. */
export function useVersionHead(path: string): { canonicalPath?: string; noindex?: true } {
  const versions = useVersions(path)
  if (process.env['WITHOUT_VERSIONS'] === 'true') return {}
  const current = versions.find(({ version }) => version.state === 'current')
  if (current?.isSame) return { canonicalPath: current.path }
  // Visitors of search engines expect released features. A page that only an old version has may still help them.
  return versions.some(({ version, isOwn }) => isOwn && version.state === 'next') ? { noindex: true } : {}
}
