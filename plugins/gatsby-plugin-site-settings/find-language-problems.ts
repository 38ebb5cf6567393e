import type { ContentProblem } from '@galley/core/content-source'
import { en } from '@galley/core/languages/en'
import { suggest } from '@galley/core/nearest'
import { positionOfText } from '@galley/core/position-of-text'
import type { PluralText } from '@galley/core/texts'
import { SITE_FILE } from '@galley/node/site-facts'

const english: Record<string, string | PluralText> = en.texts
const names = Object.keys(english)
const PLACEHOLDER = /\{\w+\}/g

interface Facts {
  language?: unknown
  texts?: Record<string, unknown>
}

/** Reports a language without code, direction or texts, and unknown and incomplete texts of the interface. */
export function findLanguageProblems(facts: object, source: string): ContentProblem[] {
  const { language, texts = {} } = facts as Facts
  if (language === undefined) return []
  const report = (written: string, message: string) => ({
    file: SITE_FILE,
    ...positionOfText(written, source),
    message,
  })
  if (typeof language !== 'object' || language === null) {
    const remedy = `Write "import { de } from '@galley/core/languages/de'" and "language: de", with the code of your language.`
    const shown = typeof language === 'string' ? language : typeof language
    return [report(shown, `"language" must be an object with texts, got "${shown}". ${remedy}`)]
  }
  const { code, direction } = language as { code?: string; direction?: string }
  const missing = names.filter((name) => texts[name] === undefined)
  const faults = [
    !isCode(code) && `"language.code" must be a code such as "de" or "pt-BR", got "${code}". Correct it.`,
    direction !== 'ltr' &&
      direction !== 'rtl' &&
      `"language.direction" must be "ltr" or "rtl", got "${direction}". Correct it.`,
    missing.length > 0 &&
      `"language.texts" lacks ${missing.length} of ${names.length} texts: ${missing.join(', ')}. Add them; @galley/core/languages/en has the originals.`,
  ]
  const forms = isCode(code) ? new Intl.PluralRules(code).resolvedOptions().pluralCategories : []
  return [
    ...faults.flatMap((message) => (message ? [report('language', message)] : [])),
    ...Object.entries(texts).flatMap(([name, text]) => {
      const problem = text !== undefined && findTextProblem(name, text, forms)
      return problem ? [report(typeof text === 'string' ? text : name, `"texts.${name}" ${problem}`)] : []
    }),
  ]
}

/** Returns the problem of a text: unknown, or without a placeholder or plural form. */
export function findTextProblem(name: string, text: unknown, forms: readonly string[]): string | undefined {
  const original = english[name]
  if (original === undefined) return `is not a text of the interface.${suggest(name, names)} Correct or remove it.`
  if (typeof original === 'string') {
    if (typeof text !== 'string') return 'must be a text. Correct it.'
    const lost = (original.match(PLACEHOLDER) ?? []).filter((placeholder) => !text.includes(placeholder))
    return lost.length > 0 ? `lacks ${lost.join(', ')}. Add it, as in "${original}".` : undefined
  }
  const written = Object(text) as Record<string, unknown>
  const lost = forms.filter((form) => typeof written[form] !== 'string')
  return lost.length > 0 ? `lacks the plural forms ${lost.join(', ')}. Add them, as in "${original.other}".` : undefined
}

function isCode(code: unknown): code is string {
  try {
    return typeof code === 'string' && Intl.getCanonicalLocales(code).length === 1
  } catch {
    return false
  }
}
