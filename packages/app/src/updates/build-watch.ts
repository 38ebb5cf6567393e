import { useSyncExternalStore } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { LATEST_BUILD_FILE, type LatestBuild, POLL_INTERVAL_MS } from '@galley/core/build-manifest'
import { requestJson, StatusError } from '@galley/core/request'
import { createStore } from '@galley/core/store'
import { whenIdle } from '@galley/core/when-idle'
import { site } from '@galley/site'
import type {} from '@galley/start/window'

const TIMEOUT_MS = 5000

/** Event on `window` when a newer build is found. `detail` contains its `id`. */
export const UPDATE_EVENT = 'site-update'

/** Result of a check: the published build is the build of this page, or a newer one, or the site does not respond. */
export type BuildAnswer = 'current' | 'updated' | 'unreachable'

const updates = createStore(false)
let ownId: string | undefined
let asking: Promise<BuildAnswer> | undefined
let askedAt = 0
let confirmedAt = -1

/** Returns true if a newer build has been published since this page was opened. */
export const isUpdated = updates.getState

/** Returns the same as `isUpdated`, and renders the component again when the value changes. */
export const useIsUpdated = () => useSyncExternalStore(updates.subscribe, updates.getState, () => false)

/** Returns true if a check after this time confirmed the build as current. `time` is a value of `performance.now()`. */
export const isCurrentSince = (time: number) => !isUpdated() && confirmedAt >= time

/**
 * Requests the id of the published build. Simultaneous calls share one request.
 * @param isAnew True starts a new request: an earlier one may hang, or the site may have failed since.
 */
export function checkBuild(isAnew = false): Promise<BuildAnswer> {
  // `gatsby develop` updates the page itself.
  if (process.env.NODE_ENV === 'development') return Promise.resolve('current')
  if (asking && !isAnew) return asking
  const question = ask().finally(() => {
    if (asking === question) asking = undefined
  })
  return (asking = question)
}

async function ask(): Promise<BuildAnswer> {
  askedAt = Date.now()
  const start = performance.now()
  try {
    const { id } = await requestJson<LatestBuild>(addBasePath(`${LATEST_BUILD_FILE}?${askedAt}`, site.basePath), {
      cache: 'no-store',
      limitMs: TIMEOUT_MS,
    })
    confirmedAt = start
    ownId ??= window.ownBuild ?? id
    if (isUpdated()) return 'updated'
    if (id === ownId) return 'current'
    updates.setState(true)
    window.dispatchEvent(new CustomEvent(UPDATE_EVENT, { detail: { id } }))
    return 'updated'
  } catch (error) {
    const isMissing = error instanceof StatusError && error.status === 404
    // A site may be published without this file.
    if (!isMissing) console.warn(`${LATEST_BUILD_FILE} could not be loaded.`, error)
    const hasAnswered = error instanceof SyntaxError || (error instanceof StatusError && error.status < 500)
    return hasAnswered ? 'current' : 'unreachable'
  }
}

/**
 * Checks the build when the page is idle, then every hour, and when a tab becomes visible after more than an hour. `start/own-build.ts` requests
 * the id of this page's build one second after the page has loaded.
 */
export function watchBuilds() {
  const check = () => void checkBuild()
  whenIdle(check)
  setInterval(() => {
    if (!document.hidden) check()
  }, POLL_INTERVAL_MS)
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden && Date.now() - askedAt >= POLL_INTERVAL_MS) check()
  })
}
