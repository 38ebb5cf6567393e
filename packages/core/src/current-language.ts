/** Name of the global variable with the texts of the page, in browsers of a site with several languages. */
export const TEXTS_VARIABLE = '_GalleyTexts'

let read = (): string | undefined => (typeof document === 'undefined' ? undefined : document.documentElement.lang)

/** Returns the code of the language of the page that is rendered. Undefined outside of pages. */
export const currentLanguage = () => read()

/** Sets the function that returns the current language. Node renders several pages at a time and has no document. */
export function readLanguageBy(reader: () => string | undefined) {
  read = reader
}
