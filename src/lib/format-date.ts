const FORMS = {
  day: { dateStyle: 'long' },
  dayOfYear: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
} as const

/** A date such as "2026-11-20" in the words of a language: "November 20, 2026", "November 20", "November 2026". */
export const formatDate = (date: string, language: string, form: keyof typeof FORMS = 'day') =>
  new Date(date).toLocaleDateString(language, { ...FORMS[form], timeZone: 'UTC' })
