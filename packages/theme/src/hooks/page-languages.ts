import { createContext, useContext } from 'react'
import { site } from '@galley/site'

/** The paths of a page's translations and its original, by the code of their language. Empty on sites with one language. */
export type PagePaths = Readonly<Record<string, string>>

/** The part of the page context that sites with several languages have. */
export interface LanguageContext {
  /** Paths of the page's translations and its original. */
  paths?: PagePaths
  /** Set on a translation that is older than its original. `changes` is the URL of the commits of the original, for a site with a repository. */
  outdated?: { changes?: string }
}

export const PageLanguages = /* @__PURE__ */ createContext<LanguageContext>({})

/** Returns the language of a page's text if it is not the language of the page: the first language, for a page without a translation. */
export function useTextLanguage() {
  // A build of a site with one language sets this constant, which removes the code from the bundle.
  if (process.env['WITHOUT_LANGUAGES'] === 'true') return undefined
  // oxlint-disable-next-line react-hooks/rules-of-hooks -- the condition is a constant
  const { paths = {} } = useContext(PageLanguages)
  return Object.keys(paths).length === 0 || Object.hasOwn(paths, site.language.code) ? undefined : site.languages[0]
}

/** Returns the attributes `lang` and `dir` of a page's text; none if it is in the language of the page. */
export function useTextAttributes() {
  const language = useTextLanguage()
  return language && { lang: language.code, dir: language.direction }
}
