import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { ContentProblem } from '@galley/core/content-source'
import { fieldName } from '@galley/core/fields'
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
  languages?: readonly unknown[]
  texts?: Record<string, unknown>
}

/**
 * Reports languages without code, direction or texts, unknown and incomplete texts of the interface, and codes of `languages` that cannot be the
 * beginning of paths.
 */
export function findLanguageProblems(facts: object, source: string, projectDir: string): ContentProblem[] {
  const { language, languages = [], texts = {} } = facts as Facts
  const report = (written: string, message: string) => ({
    file: SITE_FILE,
    ...positionOfText(written, source),
    message,
  })
  if (languages.length === 0)
    return language === undefined ? [] : checkLanguage(language, texts, { name: 'language', group: 'texts', report })
  return [
    ...findListProblems(languages, projectDir).map(({ written, message }) => report(written, message)),
    ...languages.flatMap((one, index) => {
      const name = fieldName(['languages', index])
      const { texts: table, site } = Object(one) as { texts?: object; site?: { texts?: object } }
      return checkLanguage(one, { ...table, ...site?.texts }, { name, group: `${name}.texts`, report })
    }),
  ]
}

interface LanguageContext {
  /** Setting with the language, such as "languages[2]". */
  name: string
  /** Setting with the texts. */
  group: string
  report: (written: string, message: string) => ContentProblem
}

/** Reports the problems of one language. `texts` are its texts and those of the site that replace them. */
function checkLanguage(
  language: unknown,
  texts: Readonly<Record<string, unknown>>,
  { name, group, report }: LanguageContext,
): ContentProblem[] {
  if (typeof language !== 'object' || language === null) {
    const use = name === 'language' ? '"language: de"' : '"de" without quotes'
    const remedy = `Write "import { de } from '@galley/core/languages/de'" and ${use}, with the code of your language.`
    const shown = typeof language === 'string' ? language : typeof language
    return [report(shown, `"${name}" must be an object with texts, got "${shown}". ${remedy}`)]
  }
  const { code, direction } = language as { code?: string; direction?: string }
  const missing = names.filter((text) => texts[text] === undefined)
  const faults = [
    !isCode(code) && `"${name}.code" must be a code such as "de" or "pt-BR", got "${code}". Correct it.`,
    direction !== 'ltr' &&
      direction !== 'rtl' &&
      `"${name}.direction" must be "ltr" or "rtl", got "${direction}". Correct it.`,
    missing.length > 0 &&
      `"${name}.texts" lacks ${missing.length} of ${names.length} texts: ${missing.join(', ')}. Add them; @galley/core/languages/en has the originals.`,
  ]
  const forms = isCode(code) ? new Intl.PluralRules(code).resolvedOptions().pluralCategories : []
  return [
    ...faults.flatMap((message) => (message ? [report(code ?? name, message)] : [])),
    ...Object.entries(texts).flatMap(([text, value]) => {
      const problem = value !== undefined && findTextProblem(text, value, forms)
      return problem ? [report(typeof value === 'string' ? value : text, `"${group}.${text}" ${problem}`)] : []
    }),
  ]
}

/** Returns the problems of the list: one language alone, repeated codes, and codes that content has as part of a path. */
function findListProblems(languages: readonly unknown[], projectDir: string) {
  const codes = languages.map((language) => String((Object(language) as { code?: unknown }).code))
  const content = listNames(join(projectDir, 'content'))
  const describe = (code: string, index: number) => {
    if (codes.indexOf(code) < index) return `is "${code}" a second time. Remove one of the two languages.`
    if (index === 0) return undefined
    const taken = content.find((entry) => entry !== code && nameOf(entry) === code)
    if (taken !== undefined)
      return `is "${code}", but content/${taken} has the path /${code} too. Rename that file or folder.`
    const translated = listNames(join(projectDir, 'content', code)).map(nameOf)
    return translated.length === 0 || translated.some((name) => content.some((entry) => nameOf(entry) === name))
      ? undefined
      : `is "${code}", but content/${code} has no file or folder with the name of one in content/, so it has no translations. Rename the folder.`
  }
  const single = '"languages" has one language. Add another one, or write "language" instead of "languages".'
  return [
    ...(codes.length === 1 ? [{ written: codes[0]!, message: single }] : []),
    ...codes.flatMap((code, index) => {
      const problem = describe(code, index)
      return problem ? [{ written: code, message: `"${fieldName(['languages', index, 'code'])}" ${problem}` }] : []
    }),
  ]
}

const listNames = (folder: string) => (existsSync(folder) ? readdirSync(folder) : [])

/** Returns the name of a file or folder in paths: "docs" for "1.docs", "about" for "about.de.md". */
const nameOf = (entry: string) => entry.replace(/^\d+\.(?=.)/, '').replace(/\..*/s, '')

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
