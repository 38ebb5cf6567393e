export interface EventOptions {
  /** Custom properties: at most 30, keys of at most 300 bytes, values of at most 2000. */
  props?: Readonly<Record<string, string | number | boolean>>
  /** An amount of money. `currency` is an ISO 4217 code, such as "EUR". */
  revenue?: { currency: string; amount: number }
}

export type Track = (name: string, options?: EventOptions) => void

declare global {
  interface Window {
    /**
     * Receives events if this visit is counted: a list of waiting events until the analytics script has loaded, then an object that sends each event.
     * This is a global variable, because the analytics script is not part of the application's bundle.
     */
    trackedEvents?: Parameters<Track>[] | { push: (event: Parameters<Track>) => unknown }
  }
}

/**
 * Sends an event to the analytics of the site, in the browser only. Events wait until the analytics script has loaded. They are dropped if analytics
 * is off or the visit is not counted. Never throws: problems with an event are logged to the console.
 * @param name Name of the goal in Plausible, at most 120 characters.
 * @example track('Signup', { props: { plan: 'team' }, revenue: { currency: 'EUR', amount: 49 } })
 */
export const track: Track = (...event) => {
  window.trackedEvents?.push(event)
}
