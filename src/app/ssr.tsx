import * as React from 'react'
import type { GatsbySSR } from 'gatsby'
import { deviceThemeColors } from '~/components/shell/theme-color'
import { loadOwnIcons } from '~/components/ui/icon'
import { site } from '~/site'
import { fontUrl } from '~/styles/fonts'
import { globalStyle } from '~/styles/global-style'
import { renderPage } from './render-page'

export { wrapPageElement } from './wrap'

/** Docs pages have code, and no serif titles. */
const fontsOf = (path: string) => [fontUrl('sans'), fontUrl(/^\/docs(\/|$)/.test(path) ? 'mono' : 'serif')]

export const replaceRenderer: GatsbySSR['replaceRenderer'] = async ({ bodyComponent, replaceBodyHTMLString }) => {
  await loadOwnIcons()
  replaceBodyHTMLString(await renderPage(bodyComponent))
}

/** What the head of every page has beside the page's own words. */
export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHeadComponents, setHtmlAttributes }) => {
  setHtmlAttributes({ lang: site.language })
  setHeadComponents([
    // A build has it in its style sheet.
    process.env.NODE_ENV === 'development' && <style key="global" dangerouslySetInnerHTML={{ __html: globalStyle }} />,
    ...fontsOf(pathname).map((url) => (
      <link key={url} rel="preload" as="font" type="font/woff2" href={url} crossOrigin="anonymous" />
    )),
    ...deviceThemeColors,
  ])
}
