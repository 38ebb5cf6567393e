import { pathInFirstLanguage } from './translations'

/** Name of the global variable with the texts of the page, in browsers of a site with several languages. */
export const TEXTS_VARIABLE = '_GalleyTexts'

let read = (): string | undefined => (typeof document === 'undefined' ? undefined : document.documentElement.lang)

/** Returns the code of the language of the page that is rendered. Undefined outside of pages. */
export const currentLanguage = () => read()

/** Sets the function that returns the current language. Node renders several pages at a time and has no document. */
export function readLanguageBy(reader: () => string | undefined) {
  read = reader
}

/** File with the paths of the pages without a translation. `createPages` writes it for the processes that render pages. */
export const UNTRANSLATED_FILE = '.cache/untranslated-pages.json'

let untranslated: ReadonlySet<string> = new Set()

/** Sets the paths of the pages without a translation, while Node renders pages. */
export function setUntranslated(paths: Iterable<string>) {
  untranslated = new Set(paths)
}

/** Returns the path of the page that search engines and programs should read: the original, for a page without a translation. */
export const originalPathOf = (path: string) =>
  // A build of a site with one language sets this constant, which removes the code from the bundle.
  process.env['WITHOUT_LANGUAGES'] !== 'true' && untranslated.has(path) ? pathInFirstLanguage(path) : path
