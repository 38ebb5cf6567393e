import { FORCED_ATTRIBUTE, readForcedMode } from '@galley/core/color-mode'
import type { GatsbySSR } from 'gatsby'

/** What Gatsby knows of a page; none of it while developing, where pages are rendered in the browser alone. */
interface PageData {
  result?: { pageContext?: { colorMode?: unknown } }
}

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, loadPageDataSync, setHtmlAttributes }) => {
  const pageData = (loadPageDataSync as typeof loadPageDataSync | undefined)?.(pathname) as PageData | undefined
  const forcedMode = readForcedMode(pageData?.result?.pageContext?.colorMode)
  if (forcedMode) setHtmlAttributes({ 'data-theme': forcedMode, [FORCED_ATTRIBUTE]: '' } as object)
}
