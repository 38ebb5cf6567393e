import type {} from '@galley/core/base-path'
import { LATEST_BUILD_FILE, type LatestBuild, POLL_INTERVAL_MS } from '@galley/core/build-manifest'
import { SCRIPTS_ID } from '@galley/core/page-start'
import { whenIdle } from '@galley/core/when-idle'
import { loadApp } from './load-app'
import type {} from './window'

/** Delay between the load of the page and the first request for the latest build. */
export const FIRST_FETCH_DELAY_MS = 1000

/**
 * Finds out which build served the page, and checks for a newer build every hour. The HTML does not contain the build id, because every page
 * would then change with every build.
 */
export function learnOwnBuild() {
  addEventListener('load', () => {
    // `gatsby develop` makes no builds.
    if (!document.getElementById(SCRIPTS_ID)) return
    setTimeout(() => whenIdle(askBuild), FIRST_FETCH_DELAY_MS)
    // The application checks for builds itself. Most readers who only follow links never load it.
    setInterval(() => {
      if (!document.hidden && !window.___loader) askBuild()
    }, POLL_INTERVAL_MS)
  })
}

const askBuild = () =>
  void fetch(`${__BASE_PATH__}${LATEST_BUILD_FILE}?${Date.now()}`, { cache: 'no-store' })
    // A host may not publish this file. The page then finds no updates.
    .then(async (answer) => (answer.status === 404 ? undefined : ((await answer.json()) as LatestBuild)))
    .then(
      (latest) => {
        if (!latest) return
        window.ownBuild ??= latest.id
        // The application shows the notice of an update.
        if (window.ownBuild !== latest.id) loadApp()
      },
      (error: unknown) => console.warn(LATEST_BUILD_FILE, error),
    )
