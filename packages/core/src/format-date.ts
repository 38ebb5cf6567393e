const FORMS = {
  day: { dateStyle: 'long' },
  dayOfYear: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const

/** Formatters are kept, because creating a formatter takes 0.2 ms, a hundred times as long as formatting a date. */
const formatters: Record<string, Intl.DateTimeFormat> = {}

/** Writes a date such as "2026-11-20" in a language: "November 20, 2026" (day), "November 20" (dayOfYear) or "November 2026" (month). */
export const formatDate = (date: string, language: string, form: keyof typeof FORMS = 'day') =>
  (formatters[`${form} ${language}`] ??= new Intl.DateTimeFormat(language, { ...FORMS[form], timeZone: 'UTC' })).format(
    new Date(date),
  )
