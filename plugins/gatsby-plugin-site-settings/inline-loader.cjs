const { inlineTexts } = require('@galley/node/inline-texts')

const LANGUAGE = /[\\/]src[\\/]languages[\\/][\w-]+\.ts$/

/**
 * Puts texts in place of `site.texts.name`, and removes the tables of texts from languages: pages would load them for nothing. With several languages,
 * only checks the names, because the same code serves pages in all languages.
 * @this {import('@rspack/core').LoaderContext<{ texts: import('@galley/core/texts').Texts, hasLanguages: boolean }>}
 * @param {string} code
 */
module.exports = function inlineSiteTexts(code) {
  if (!LANGUAGE.test(this.resourcePath)) {
    if (!code.includes('site.texts')) return code
    const { texts, hasLanguages } = this.getOptions()
    const inlined = inlineTexts(code, texts)
    return hasLanguages ? code : inlined
  }
  /** @type {Record<string, import('@galley/core/texts').Language>} */
  const languages = require(this.resourcePath)
  return Object.entries(languages)
    .map(([name, language]) => `export const ${name} = ${JSON.stringify({ ...language, texts: {} })}`)
    .join('\n')
}
