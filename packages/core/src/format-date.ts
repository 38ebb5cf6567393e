const FORMS = {
  day: { dateStyle: 'long' },
  dayOfYear: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const

/** To make one takes a fifth of a millisecond, a hundred times as long as to use it. */
const formatters: Record<string, Intl.DateTimeFormat> = {}

/** A date such as "2026-11-20" in the words of a language: "November 20, 2026", "November 20", "November 2026". */
export const formatDate = (date: string, language: string, form: keyof typeof FORMS = 'day') =>
  (formatters[`${form} ${language}`] ??= new Intl.DateTimeFormat(language, { ...FORMS[form], timeZone: 'UTC' })).format(
    new Date(date),
  )
