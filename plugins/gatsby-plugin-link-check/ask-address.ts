import { createTurns } from '../../src/lib/turns'

/** What is wrong with an address outside. */
export interface AddressProblem {
  message: string
  /** True when it is gone for certain. Else it may be away for a while, or answer browsers only. */
  isDead: boolean
  /** True when the name of the site is not known: wrong, or nothing can be reached at all. */
  isUnknownName?: true
}

export interface AskOptions {
  timeoutMs?: number
  /** Pause before the second try. */
  pauseMs?: number
}

const TIMEOUT_MS = 10_000
const PAUSE_MS = 1_000
const AT_ONCE = 8
const GONE = [404, 410]
const USER_AGENT = 'Mozilla/5.0 (compatible; gatsby-plugin-link-check)'

/** Asks each address once, a few at a time, and gives those that do not answer as they should. */
export async function askAddresses(
  addresses: Iterable<string>,
  options?: AskOptions,
): Promise<Map<string, AddressProblem>> {
  const problems = new Map<string, AddressProblem>()
  await createTurns(AT_ONCE).runAll(addresses, async (address) => {
    const problem = await askAddress(address, options)
    if (problem) problems.set(address, problem)
  })
  return problems
}

/** Asks an address, and once more when the first answer may be a passing one. */
async function askAddress(address: string, { timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS }: AskOptions = {}) {
  const first = await tryAddress(address, timeoutMs)
  if (!first || first.isDead) return first
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return tryAddress(address, timeoutMs)
}

const dead = (address: string, what: string): AddressProblem => ({
  message: `"${address}" ${what} Correct the link, or remove it.`,
  isDead: true,
})
const doubtful = (address: string, what: string): AddressProblem => ({
  message: `"${address}" ${what} Open it in a browser, and correct the link if it is gone.`,
  isDead: false,
})

async function tryAddress(address: string, timeoutMs: number): Promise<AddressProblem | undefined> {
  try {
    const head = await request(address, 'HEAD', timeoutMs)
    // Some servers answer HEAD as if nothing was there.
    const status = head < 400 ? head : await request(address, 'GET', timeoutMs)
    if (status < 400) return undefined
    return GONE.includes(status)
      ? dead(address, `answers ${status}: it is gone.`)
      : doubtful(address, `answers ${status}.`)
  } catch (error) {
    return describeFailure(address, error as Error, timeoutMs)
  }
}

async function request(address: string, method: string, timeoutMs: number): Promise<number> {
  const { body, status } = await fetch(address, {
    method,
    headers: { 'user-agent': USER_AGENT },
    signal: AbortSignal.timeout(timeoutMs),
  })
  await body?.cancel()
  return status
}

function describeFailure(address: string, error: Error, timeoutMs: number): AddressProblem {
  if (error.name === 'TimeoutError') return doubtful(address, `does not answer within ${timeoutMs / 1000} seconds.`)
  // fetch wraps what happened on the network.
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException
  return code === 'ENOTFOUND'
    ? {
        ...dead(address, `cannot be found: there is no site named "${new URL(address).hostname}".`),
        isUnknownName: true,
      }
    : doubtful(address, `cannot be reached (${code ?? message}).`)
}
