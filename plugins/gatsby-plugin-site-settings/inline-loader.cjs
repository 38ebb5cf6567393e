const { inlineTexts } = require('@galley/node/inline-texts')

const LANGUAGE = /[\\/]src[\\/]languages[\\/][\w-]+\.ts$/

/**
 * Puts texts in place of `site.texts.name`, and removes the tables of texts from languages: pages would load them for nothing.
 * @this {import('@rspack/core').LoaderContext<{ texts: import('@galley/core/texts').Texts }>}
 * @param {string} code
 */
module.exports = function inlineSiteTexts(code) {
  if (!LANGUAGE.test(this.resourcePath))
    return code.includes('site.texts') ? inlineTexts(code, this.getOptions().texts) : code
  /** @type {Record<string, import('@galley/core/texts').Language>} */
  const languages = require(this.resourcePath)
  return Object.entries(languages)
    .map(([name, language]) => `export const ${name} = ${JSON.stringify({ ...language, texts: {} })}`)
    .join('\n')
}
