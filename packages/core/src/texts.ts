import type { en } from './languages/en'

/** A text with a number, by plural form. A language has the forms of `Intl.PluralRules`: English has "one" and "other", Arabic has six. */
export type PluralText = { other: string } & { [Form in Exclude<Intl.LDMLPluralRule, 'other'>]?: string }

/** Texts of the interface, by name. `languages/en.ts` groups the names by the parts of a site. */
export type Texts = {
  [Name in keyof typeof en.texts]: (typeof en.texts)[Name] extends string ? string : PluralText
}

/** A language of the interface. */
export interface Language {
  /** BCP 47 code, such as "de" or "pt-BR". Dates, numbers and plural forms follow it. */
  code: string
  /** Name of the language in the language itself. */
  name: string
  /** Direction of the script. */
  direction: 'ltr' | 'rtl'
  texts: Texts
}

type Values = Readonly<Record<string, string | number>>

const plurals: Record<string, Intl.PluralRules> = {}

/** Fills "{name}" in a text with values. Plural forms follow the value of `count`, and numbers the language. */
export function fillText(text: string | PluralText, values: Values, { code }: Pick<Language, 'code'>): string {
  const formOf = (count: number) => (plurals[code] ??= new Intl.PluralRules(code)).select(count)
  const template = typeof text === 'string' ? text : (text[formOf(Number(values['count']))] ?? text.other)
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = values[name] ?? whole
    return typeof value === 'number' ? value.toLocaleString(code) : value
  })
}
