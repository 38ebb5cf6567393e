import { isIPv6 } from 'node:net'

/** Failed tries of one address in `FAILURE_WINDOW_MS` after which it is told to wait. */
export const MAX_FAILURES = 20
export const FAILURE_WINDOW_MS = 5 * 60 * 1000

/** Of more addresses the one whose window ends first is forgotten. */
export const MAX_ADDRESSES = 10_000

/** Counts the failed tries of each address. */
export function createFailureWindow(now: () => number = Date.now) {
  // In the order in which they end: each lasts equally long.
  const windows = new Map<string, { failures: number; endsAt: number }>()

  function find(address: string) {
    const found = windows.get(blockOf(address))
    return found && found.endsAt > now() ? found : undefined
  }

  return {
    /** Counts a failed try; true for the one with which the limit is reached. */
    count(address: string) {
      const window = find(address) ?? { failures: 0, endsAt: now() + FAILURE_WINDOW_MS }
      if (window.failures === 0) {
        windows.delete(blockOf(address))
        windows.set(blockOf(address), window)
        const [first] = windows.keys()
        if (windows.size > MAX_ADDRESSES && first !== undefined) windows.delete(first)
      }
      window.failures += 1
      return window.failures === MAX_FAILURES
    },

    /** How long the address should wait; undefined while it has tries left. */
    secondsToWait(address: string) {
      const window = find(address)
      return window && window.failures >= MAX_FAILURES ? Math.ceil((window.endsAt - now()) / 1000) : undefined
    },
  }
}

/** Whoever has one address of IPv6 has all with the same first half. */
function blockOf(address: string) {
  if (!isIPv6(address) || address.includes('.')) return address
  const [head = [], tail] = address.split('::').map((part) => part.split(':').filter((group) => group !== ''))
  const zeros = tail ? Array<string>(8 - head.length - tail.length).fill('0') : []
  return [...head, ...zeros, ...(tail ?? [])].slice(0, 4).join(':')
}
