import type { Texts } from '@galley/core/texts'

/** Matches `site.texts.name`, and other uses of the table, which would need it in the browser. */
const USE = /\bsite\.texts\b(?:\.(\w+))?/g

/**
 * Puts the texts of a site in place of `site.texts.name`, so that each script contains only the texts that it uses.
 * @throws Error if the code uses the table in another way
 */
export const inlineTexts = (code: string, texts: Texts) =>
  code.replace(USE, (use, name?: string) => {
    if (name === undefined || !Object.hasOwn(texts, name))
      throw new Error(
        `"${use}" is no text of the interface. Write site.texts.name with a name of @galley/core/languages/en.`,
      )
    return JSON.stringify(texts[name as keyof Texts])
  })
