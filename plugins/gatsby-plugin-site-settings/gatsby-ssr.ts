import { dropBasePath } from '@galley/core/base-path'
import { pathLanguage } from '@galley/core/translations'
import { enterLanguage } from '@galley/node/in-language'
import { site } from '@galley/site'
import type { GatsbySSR } from 'gatsby'

/** Sets the language of a page. This hook of Gatsby is the first one that receives the path of the page. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  enterLanguage(pathLanguage(dropBasePath(pathname, site.basePath)))
  return element
}
