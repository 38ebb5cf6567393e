import { createTurns } from '@galley/core/turns'
import { createProgress } from '@galley/node/progress'

/** A failed request to another site. */
export interface UrlProblem {
  message: string
  /** True if the page or site does not exist. Otherwise the URL may work later or in a browser. */
  isDead: boolean
  /** True if the host name cannot be resolved: it is wrong, or there is no network. */
  isUnknownName?: true
}

export interface RequestUrlOptions {
  tell: (message: string) => void
  timeoutMs?: number
  /** Pause before the second attempt. */
  pauseMs?: number
}

const TIMEOUT_MS = 10_000
const PAUSE_MS = 1_000
const AT_ONCE = 8
const GONE = [404, 410]
const USER_AGENT = 'Mozilla/5.0 (compatible; gatsby-plugin-link-check)'

/** Requests each URL, eight at a time. Returns the problems by URL. */
export async function requestUrls(
  urls: Iterable<string>,
  options: RequestUrlOptions,
): Promise<Map<string, UrlProblem>> {
  const problems = new Map<string, UrlProblem>()
  const progress = createProgress('links to other sites are checked', options.tell)
  const all = [...urls]
  progress.start(all.length)
  await createTurns(AT_ONCE).runAll(all, async (url) => {
    const problem = await requestUrl(url, options)
    progress.end()
    if (problem) problems.set(url, problem)
  })
  return problems
}

/** Requests a URL, and once more if the first problem may be temporary. */
async function requestUrl(url: string, { timeoutMs = TIMEOUT_MS, pauseMs = PAUSE_MS }: RequestUrlOptions) {
  const first = await tryUrl(url, timeoutMs)
  if (!first || first.isDead) return first
  await new Promise((resolve) => setTimeout(resolve, pauseMs))
  return tryUrl(url, timeoutMs)
}

const dead = (url: string, what: string): UrlProblem => ({
  message: `"${url}" ${what} Correct the link, or remove it.`,
  isDead: true,
})
const doubtful = (url: string, what: string): UrlProblem => ({
  message: `"${url}" ${what} Open it in a browser, and correct the link if it is gone.`,
  isDead: false,
})

async function tryUrl(url: string, timeoutMs: number): Promise<UrlProblem | undefined> {
  try {
    const head = await request(url, 'HEAD', timeoutMs)
    // Some servers respond to HEAD with an error.
    const status = head < 400 ? head : await request(url, 'GET', timeoutMs)
    if (status < 400) return undefined
    return GONE.includes(status) ? dead(url, `answers ${status}: it is gone.`) : doubtful(url, `answers ${status}.`)
  } catch (error) {
    return describeFailure(url, error as Error, timeoutMs)
  }
}

async function request(url: string, method: string, timeoutMs: number): Promise<number> {
  const { body, status } = await fetch(url, {
    method,
    headers: { 'user-agent': USER_AGENT },
    signal: AbortSignal.timeout(timeoutMs),
  })
  await body?.cancel()
  return status
}

function describeFailure(url: string, error: Error, timeoutMs: number): UrlProblem {
  if (error.name === 'TimeoutError') return doubtful(url, `does not answer within ${timeoutMs / 1000} seconds.`)
  // fetch() wraps network errors.
  const { code, message } = (error.cause ?? error) as NodeJS.ErrnoException
  return code === 'ENOTFOUND'
    ? {
        ...dead(url, `cannot be found: there is no site named "${new URL(url).hostname}".`),
        isUnknownName: true,
      }
    : doubtful(url, `cannot be reached (${code ?? message}).`)
}
