/** Codes of the languages with a folder and a path of their own: all languages of the site except the first. */
let codes: readonly string[] = []
let besideOriginal: RegExp | undefined
let inFolder: RegExp | undefined

/** Sets the languages of translations. `defineSite` calls this function, because the name of a file alone does not tell whether "de" is a language. */
export function setTranslations(languages: readonly string[]) {
  codes = languages
  const names = languages.join('|')
  besideOriginal = names ? new RegExp(`\\.(${names})(?=(\\.draft)?(\\.\\w+)?$)`) : undefined
  inFolder = names ? new RegExp(`^(${names})(?:/|$)`) : undefined
}

/** Returns the language of a file or stem below `content/`: "de" for "docs/a.de.md" and "de/docs/a.md", undefined for a file in the first language. */
export const fileLanguage = (file: string): string | undefined =>
  inFolder?.exec(file)?.[1] ?? besideOriginal?.exec(file)?.[1]

/** Returns the name that a file or stem has in the first language: "docs/a.md" for "docs/a.de.md" and "de/docs/a.md". Other names stay the same. */
export function inFirstLanguage(file: string): string {
  if (inFolder?.test(file)) return file.replace(inFolder, '')
  return besideOriginal ? file.replace(besideOriginal, '') : file
}

/** Returns the names that the translation of a file may have. */
export const translationNames = (original: string, language: string): readonly string[] => [
  original.replace(/(?=(\.draft)?\.\w+$)/, `.${language}`),
  `${language}/${original}`,
]

/** Returns the codes of all languages except the first. */
export const listTranslations = () => codes

/** Returns the language of a path: "de" for "/de/docs/a", undefined for the first language. */
export const pathLanguage = (path: string): string | undefined => {
  // Builds of a site with one language define this constant for browsers.
  if (process.env['WITHOUT_LANGUAGES'] === 'true') return undefined
  const [, first = ''] = path.split(/[/?#]/)
  return codes.includes(first) ? first : undefined
}

/** Returns the path in the first language: "/docs/a" for "/de/docs/a". */
export const pathInFirstLanguage = (path: string): string => {
  const language = pathLanguage(path)
  return language === undefined ? path : path.slice(language.length + 1).replace(/^(?!\/)/, '/')
}

/** Returns the path that a page of the first language has in another language: "/de/docs/a" for "/docs/a". */
export const pathInLanguage = (path: string, language: string | undefined): string =>
  language === undefined ? path : `/${language}${path.replace(/^\/(?=[?#]|$)/, '')}`

/** Matches paths of pages. Files, functions and other sites have one URL for all languages. */
const PAGE = /^\/(?!\/|api\/|static\/)(?![^?#]*\.[a-z]\w+(?:[?#]|$))/i

/** Leads a link to the page in another language. Returns links to files, other sites and pages of a named language unchanged. */
export const inLanguage = (to: string, language: string | undefined): string =>
  PAGE.test(to) && pathLanguage(to) === undefined ? pathInLanguage(to, language) : to
