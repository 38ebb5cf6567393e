/** The data of an event. */
export interface EventOptions {
  /** Custom properties: at most 30, keys of at most 300 bytes, values of at most 2000. */
  props?: Readonly<Record<string, string | number | boolean>>
  /** An amount of money; the currency by its ISO 4217 code, such as "EUR". */
  revenue?: { currency: string; amount: number }
}

export type Track = (name: string, options?: EventOptions) => void

declare global {
  interface Window {
    /**
     * Takes events, if this visit is counted: a list of those that wait until the analytics script has loaded, and then what sends them.
     * The script is no part of the application, which therefore cannot call it.
     */
    trackedEvents?: Parameters<Track>[] | { push: (event: Parameters<Track>) => unknown }
  }
}

/**
 * Sends an event to the analytics of the site, in the browser only. Events wait until the analytics code has loaded; if analytics is off
 * or the visit is not counted, they are dropped. Never throws: the console says what is wrong with an event.
 * @param name The goal's name in Plausible, at most 120 characters.
 * @example track('Signup', { props: { plan: 'team' }, revenue: { currency: 'EUR', amount: 49 } })
 */
export const track: Track = (...event) => {
  window.trackedEvents?.push(event)
}
