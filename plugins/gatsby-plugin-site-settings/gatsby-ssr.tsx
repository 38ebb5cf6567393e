import * as React from 'react'
import { dropBasePath } from '@galley/core/base-path'
import { pathLanguage } from '@galley/core/translations'
import { enterLanguage } from '@galley/node/in-language'
import { site } from '@galley/site'
import { type LanguageContext, PageLanguages } from '@galley/theme/hooks/page-languages'
import type { GatsbySSR } from 'gatsby'

/**
 * Sets the language of a page. This hook of Gatsby is the first one that receives the path of the page. Gatsby calls it again for the head, without a path.
 * Then, passes the paths of the translations to the head.
 */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  if ((pathname as string | undefined) === undefined) {
    const { pageContext } = element.props as { pageContext?: LanguageContext }
    return pageContext ? <PageLanguages value={pageContext}>{element}</PageLanguages> : element
  }
  enterLanguage(pathLanguage(dropBasePath(pathname, site.basePath)))
  return element
}
