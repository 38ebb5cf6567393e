import { FORCED_ATTRIBUTE, readForcedMode } from '@galley/core/color-mode'
import type { GatsbySSR } from 'gatsby'

/** Gatsby's data of a page. Empty in develop, which renders pages in the browser only. */
interface PageData {
  result?: { pageContext?: { colorMode?: unknown } }
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, loadPageDataSync, setHtmlAttributes }) => {
  const pageData = (loadPageDataSync as typeof loadPageDataSync | undefined)?.(pathname) as PageData | undefined
  const forcedMode = readForcedMode(pageData?.result?.pageContext?.colorMode)
  if (forcedMode) setHtmlAttributes({ 'data-theme': forcedMode, [FORCED_ATTRIBUTE]: '' } as object)
}
