import { LATEST_BUILD_FILE, type LatestBuild, POLL_INTERVAL_MS } from '@galley/core/build-manifest'
import { SCRIPTS_ID } from '@galley/core/page-start'
import { whenIdle } from '@galley/core/when-idle'
import { loadApp } from './load-app'
import type {} from './window'

/** The build is asked for so long after the page has loaded, when it is idle. */
export const FIRST_FETCH_DELAY_MS = 1000

/**
 * Learns which build the page is of, and every hour whether there is a newer one. The HTML cannot say which build it is of: it would be another
 * after every build.
 */
export function learnOwnBuild() {
  addEventListener('load', () => {
    // `gatsby develop` makes no builds.
    if (!document.getElementById(SCRIPTS_ID)) return
    setTimeout(() => whenIdle(askBuild), FIRST_FETCH_DELAY_MS)
    // The application asks by itself, once it runs. Most readers who only follow links never load it.
    setInterval(() => {
      if (!document.hidden && !window.___loader) askBuild()
    }, POLL_INTERVAL_MS)
  })
}

const askBuild = () =>
  void fetch(`${LATEST_BUILD_FILE}?${Date.now()}`, { cache: 'no-store' })
    // A host may have published the pages without this file: then nothing is known of builds.
    .then(async (answer) => (answer.status === 404 ? undefined : ((await answer.json()) as LatestBuild)))
    .then(
      (latest) => {
        if (!latest) return
        window.ownBuild ??= latest.id
        // The application tells the reader.
        if (window.ownBuild !== latest.id) loadApp()
      },
      (error: unknown) => console.warn(LATEST_BUILD_FILE, error),
    )
