import { currentLanguage, TEXTS_VARIABLE } from '../current-language'
import type { Texts } from '../texts'
import { inLanguage } from '../translations'
import { completeSite } from './complete-site'
import type { Site, SiteLanguage, SiteOptions } from './site'

/** Settings with a value for each language. */
const FOLLOWING = ['language', 'texts', 'header', 'footer', 'seo', 'announcement', 'copyright'] as const

/**
 * Returns the settings of a site with several languages. Settings that differ between the languages are getters of the value in the current language,
 * or in the first language outside of pages. Search areas and feeds are those of all languages, because builds write the files of all languages.
 */
export function followLanguage(options: SiteOptions, languages: readonly [SiteLanguage, ...SiteLanguage[]]): Site {
  if (options.language)
    throw new Error(
      'src/site.ts has "language" and "languages". Remove "language": the first of the languages has the paths without a prefix.',
    )
  const [first, ...others] = languages
  const original = completeSite(withOwn(options, first))
  const translations = others.map((language) => prefixPaths(completeSite(withOwn({ ...options, texts: {} }, language))))
  const all = [original, ...translations]
  const readCurrent = () => {
    const code = currentLanguage()
    return translations.find(({ language }) => language.code === code) ?? original
  }
  const site: Site = {
    ...original,
    languages,
    feeds: all.flatMap(({ feeds }) => feeds),
    search: {
      areas: all.flatMap(({ search }) => search.areas),
      synonyms: [...new Set(all.flatMap(({ search }) => search.synonyms))],
    },
  }
  for (const name of FOLLOWING)
    Object.defineProperty(site, name, { enumerable: true, configurable: true, get: () => readCurrent()[name] })
  Object.defineProperty(site, 'texts', {
    get: () => (globalThis as { [TEXTS_VARIABLE]?: Texts })[TEXTS_VARIABLE] ?? readCurrent().texts,
  })
  return site
}

/** Merges the settings of a language over those of the site. */
const withOwn = (options: SiteOptions, { site: own = {}, ...language }: SiteLanguage): SiteOptions => ({
  ...options,
  ...own,
  language,
  header: { ...options.header, ...own.header },
  search: { ...options.search, ...own.search },
  seo: { ...options.seo, ...own.seo },
  texts: { ...options.texts, ...own.texts },
})

/** Adds the language to the paths of links, search areas and feeds, and to the names of search areas. */
function prefixPaths(site: Site): Site {
  const { code } = site.language
  const { header, footer, announcement, search, feeds } = site
  const { areas, ...menus } = JSON.parse(
    JSON.stringify({ header, footer, announcement, areas: search.areas }),
    (field, value: unknown) =>
      (field === 'to' || field === 'pathPrefix') && typeof value === 'string' ? inLanguage(value, code) : value,
  ) as Pick<Site, 'header' | 'footer' | 'announcement'> & Pick<Site['search'], 'areas'>
  const suffix = `_${code.toLowerCase().replaceAll('-', '_')}`
  return {
    ...site,
    ...menus,
    search: {
      ...search,
      areas: areas.map((area) => ({ ...area, name: area.name + suffix, language: code })),
    },
    feeds: feeds.map((path) => inLanguage(path, code)),
  }
}
