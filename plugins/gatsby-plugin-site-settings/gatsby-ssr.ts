import { existsSync, readFileSync } from 'node:fs'
import { dropBasePath } from '@galley/core/base-path'
import { setUntranslated, UNTRANSLATED_FILE } from '@galley/core/current-language'
import { pathLanguage } from '@galley/core/translations'
import { enterLanguage } from '@galley/node/in-language'
import { site } from '@galley/site'
import type { GatsbySSR } from 'gatsby'

if (site.languages.length > 0 && existsSync(UNTRANSLATED_FILE))
  setUntranslated(JSON.parse(readFileSync(UNTRANSLATED_FILE, 'utf8')) as string[])

/** Sets the language of a page. This hook of Gatsby is the first one that receives the path of the page. For the head, it runs again without a path. */
export const wrapRootElement: GatsbySSR['wrapRootElement'] = ({ element, pathname }) => {
  if ((pathname as string | undefined) !== undefined) enterLanguage(pathLanguage(dropBasePath(pathname, site.basePath)))
  return element
}
