/** Key of the reader's chosen tabs in `localStorage`. */
export const TAB_CHOICES_KEY = 'tab-choices'

/** Labels of chosen tabs by their `sync` name. */
export type TabChoices = Readonly<Record<string, string>>

/** Returns the stored choices, or no choices if the value is invalid. */
export function readTabChoices(stored: string | null | undefined): TabChoices {
  try {
    const value: unknown = JSON.parse(stored ?? '{}')
    if (typeof value !== 'object' || value === null) return {}
    return Object.fromEntries(
      Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    )
  } catch {
    return {}
  }
}
