import { useSyncExternalStore } from 'react'
import { LATEST_BUILD_FILE, type LatestBuild, POLL_INTERVAL_MS } from '@galley/core/build-manifest'
import { requestJson, StatusError } from '@galley/core/request'
import { createStore } from '@galley/core/store'
import { whenIdle } from '@galley/core/when-idle'
import type {} from '@galley/start/window'

const TIMEOUT_MS = 5000

/** On `window` when a newer build has been found; `detail` has its `id`. */
export const UPDATE_EVENT = 'site-update'

/** The published build is still the one of this page, or a newer one, or the site does not answer. */
export type BuildAnswer = 'current' | 'updated' | 'unreachable'

const updates = createStore(false)
let ownId: string | undefined
let asking: Promise<BuildAnswer> | undefined
let askedAt = 0
let confirmedAt = -1

/** Whether a newer build has been published since this page was opened. */
export const isUpdated = updates.getState

/** The same for components. */
export const useIsUpdated = () => useSyncExternalStore(updates.subscribe, updates.getState, () => false)

/** Whether the build was seen to be still current after a time of `performance.now()`. */
export const isCurrentSince = (time: number) => !isUpdated() && confirmedAt >= time

/**
 * Asks which build is published, and so whether the site answers. What is being asked already is not asked twice.
 * @param isAnew an earlier question does not count: it may hang, or be answered by what has failed since
 */
export function checkBuild(isAnew = false): Promise<BuildAnswer> {
  // `gatsby develop` updates the page by itself.
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
    const { id } = await requestJson<LatestBuild>(`${LATEST_BUILD_FILE}?${askedAt}`, {
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
    // A host may have published the pages without this file.
    if (!isMissing) console.warn(`${LATEST_BUILD_FILE} could not be loaded.`, error)
    const hasAnswered = error instanceof SyntaxError || (error instanceof StatusError && error.status < 500)
    return hasAnswered ? 'current' : 'unreachable'
  }
}

/**
 * Asks when the page is idle, then every hour, and when a tab becomes visible that has not asked for longer. Which build the page is of was asked a
 * second after it had loaded, by `start/own-build.ts`.
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
