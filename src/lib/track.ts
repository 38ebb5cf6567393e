/** The data of an event. */
export interface EventOptions {
  /** Custom properties: at most 30, keys of at most 300 bytes, values of at most 2000. */
  props?: Readonly<Record<string, string | number | boolean>>
  /** An amount of money; the currency by its ISO 4217 code, such as "EUR". */
  revenue?: { currency: string; amount: number }
}

export type Track = (name: string, options?: EventOptions) => void

const waiting: Parameters<Track>[] = []
let send: Track = (...event) => {
  waiting.push(event)
}

/**
 * Sends an event to the analytics of the site, in the browser only. Events wait until the analytics code has loaded; if analytics is off
 * or the visit is not counted, they are dropped. Never throws: the console says what is wrong with an event.
 * @param name The goal's name in Plausible, at most 120 characters.
 * @example track('Signup', { props: { plan: 'team' }, revenue: { currency: 'EUR', amount: 49 } })
 */
export const track: Track = (name, options) => {
  send(name, options)
}

/** Sets the function that sends events, and calls it for those that wait. */
export function setTracker(tracker: Track) {
  send = tracker
  for (const event of waiting.splice(0)) tracker(...event)
}
