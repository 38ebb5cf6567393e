/** The key of local storage that holds which tab a reader chose, by the name that sets of tabs share. */
export const TAB_CHOICES_KEY = 'tab-choices'

/** Labels of chosen tabs by the sets' shared name. */
export type TabChoices = Readonly<Record<string, string>>

/** What is stored as choices; none for whatever is not. */
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
