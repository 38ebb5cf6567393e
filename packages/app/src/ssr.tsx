import * as React from 'react'
import { announcementScript, DISMISSED_KEY } from '@galley/core/announcement'
import { dropBasePath } from '@galley/core/base-path'
import type { IconData } from '@galley/core/icon-data'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import { ownKey } from '@galley/start/storage'
import type { PagePaths } from '@galley/theme/hooks/page-languages'
import { deviceThemeColors } from '@galley/theme/shell/theme-color'
import { globalStyle } from '@galley/theme/styles/global-style'
import { fontUrl } from '@galley/tokens/fonts'
import { loadOwnIcons, setServedIcons } from '@galley/ui/icon'
import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { findFirstScreenFonts } from './first-screen-fonts'
import { renderPage } from './render-page'

export { wrapPageElement } from './wrap'

// The icons that gatsby-plugin-icons found in the icon sets.
const icons = JSON.parse(process.env['NAMED_ICONS'] ?? '{}') as Record<string, IconData>
setServedIcons(new Map(Object.entries(icons)))

/** Adds the HTML of `replaceRenderer`, which Gatsby's types lack. Undefined in `gatsby develop`. */
type BodyArgs = RenderBodyArgs & { bodyHtml?: string }

/** The part of Gatsby's page data that the head reads. */
interface PageData {
  result: { pageContext: { paths?: PagePaths } }
}

/** Returns links to the translations of a page and its original, for search engines. */
function listAlternates({ pathname, loadPageDataSync }: BodyArgs) {
  const { paths = {} } = (loadPageDataSync(pathname) as unknown as PageData).result.pageContext
  // The pages of a list have the context of the list.
  if (!Object.values(paths).includes(dropBasePath(pathname, site.basePath).replace(/(.)\/$/, '$1'))) return []
  const urls = Object.entries(paths).map(([code, path]) => [code, site.url + encodePath(path)] as const)
  // The first language is for readers of all other languages.
  const others = urls.filter(([code]) => code === site.languages[0]!.code).map(([, url]) => ['x-default', url] as const)
  return urls.length > 1
    ? [...urls, ...others].map(([code, href]) => <link key={code} rel="alternate" hrefLang={code} href={href} />)
    : []
}

export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  await loadOwnIcons()
  replaceBodyHTMLString(await renderPage(bodyComponent))
}

/** Adds the elements of the head that all pages have. */
export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  const { code, direction } = site.language
  const { bodyHtml = '', setHeadComponents, setHtmlAttributes } = args as BodyArgs
  const fonts = findFirstScreenFonts(bodyHtml).map((face) => fontUrl(face, site))
  setHtmlAttributes({ lang: code, ...(direction === 'rtl' && { dir: direction }) })
  setHeadComponents([
    // Builds have the global style in their style sheet.
    process.env.NODE_ENV === 'development' && <style key="global" dangerouslySetInnerHTML={{ __html: globalStyle }} />,
    ...fonts.map((url) => (
      <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
    )),
    site.announcement && (
      <script
        key="announcement"
        dangerouslySetInnerHTML={{ __html: announcementScript(site.announcement, ownKey(DISMISSED_KEY)) }}
      />
    ),
    ...deviceThemeColors,
    ...(site.languages.length > 0 && process.env.NODE_ENV !== 'development' ? listAlternates(args) : []),
  ])
}
