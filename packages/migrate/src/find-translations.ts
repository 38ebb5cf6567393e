import { posix } from 'node:path'
import { pathOf } from '@galley/core/content-path'
import { pathInLanguage } from '@galley/core/translations'
import { type Arrangement, readFolders } from './arrange-pages'
import type { PageFacts, Report } from './dialect'
import { hasSuffix, type OldSite, PAGE } from './find-site'
import { idOf, isPart } from './page-names'
import { type Edition, listPages } from './split-versions'

/** Finds the translations of a version that have pages. Each becomes a folder with the code of its language. */
export const findTranslations = ({ site, target }: Edition): Edition[] =>
  site.translations.flatMap(({ locale, folder, isSuffix }) => {
    const urls: typeof site.dialect.urls = (...page) =>
      site.dialect.urls(...page).map((url) => posix.join('/', locale, url))
    const translated = { locale, originals: site.folder }
    const dialect = { ...site.dialect, urls }
    const isOwn = (file: string) => !isSuffix || !PAGE.test(file) || hasSuffix(file, locale)
    const files = new Set([...site.allFiles].filter(isOwn))
    const suffixes = isSuffix ? [locale, ...site.suffixes] : []
    const own: OldSite = { ...site, dialect, folder, files, urlPrefix: '', translated, suffixes }
    return listPages(own).length > 0 ? [{ site: own, target: posix.join(locale, target) }] : []
  })

/** Returns the path of a new page. The part of a path with the language comes before all others. */
export function pathOfTarget({ translated }: OldSite, target: string): string {
  const original = posix.relative(translated?.locale ?? '', target)
  return pathInLanguage(pathOf(original.replace(PAGE, '')), translated?.locale)
}

/** Gives the files of a translation the names of their originals. Reports pages without an original. */
export function arrangeTranslation(
  site: OldSite,
  pages: readonly PageFacts[],
  filesOfFolder: readonly string[],
  original: { arrangement: Arrangement; pages: readonly PageFacts[] },
  report: Report,
): Arrangement {
  const { arrangement } = original
  // A translation may be ".mdx" and its original ".md".
  const originals = new Map(original.pages.map(({ file }) => [idOf(site.dialect, file), file]))
  const originalOf = (file: string) => (PAGE.test(file) ? originals.get(idOf(site.dialect, file)) : undefined)
  for (const { file } of pages)
    if (originalOf(file) === undefined && !isPart(file))
      report(
        posix.join(site.folder, file),
        1,
        `This translation has no page in the main language ("${site.language}"). Add this page, or remove the translation.`,
      )
  const targetOf = (file: string) => arrangement.targetOf(originalOf(file) ?? file).replace(PAGE, '.md')
  const folders = [...readFolders(site, filesOfFolder)].map(
    ([folder, facts]) => [posix.dirname(targetOf(posix.join(folder, 'a'))).replace(/^\.$/, ''), facts] as const,
  )
  return {
    targetOf,
    // The labels of the sidebar are in the main language.
    labels: new Map(),
    isUnlisted: (file) => arrangement.isUnlisted(originalOf(file) ?? file),
    folders: new Map(folders),
    generated: new Map(),
  }
}

/** Returns the codes of all languages, the main language first. Reports the labels that are not converted. */
export function listLanguages(site: OldSite, translations: readonly Edition[], report: Report): string[] {
  const locales = [...new Set(translations.flatMap((edition) => edition.site.translated?.locale ?? []))]
  for (const locale of locales) {
    const folder = posix.join(site.home, 'i18n', locale)
    const labels = [...site.files].filter((file) => file.startsWith(`${folder}/`) && /\/(?!_)[^/]+\.json$/.test(file))
    const list = labels.map((file) => `"${posix.relative(folder, file)}"`).join(', ')
    const place = list === '' ? `of the locale "${locale}" in the configuration` : `in ${list}`
    report(
      list === '' ? site.configFile : folder,
      1,
      `The labels ${place} are not converted. Write the labels of the sidebar into "navigation.title" of the pages and into .navigation.yml of the folders in content/${locale}, and those of menus into the settings of the language.`,
    )
  }
  return locales.length > 0 ? [site.language.replace(/-.*/, ''), ...locales] : []
}
