// The script in the head of every page: what has to happen before the page is rendered, and what waits for the reader.
import type { TabChoices } from '@galley/core/tab-choice'
import { readChoices, showChosenTabs } from './chosen-tabs'
import { keepEarlyEvents, replayEarlyEvents } from './early-events'
import { watchIntent } from './intent'
import { loadApp } from './load-app'
import { learnOwnBuild } from './own-build'
import { isAppleDevice } from './search-keys'
import { showColorMode } from './shown-color-mode'

declare global {
  interface Window {
    /** Called by the application whenever it has taken over a part of the page. */
    replayEarlyEvents: () => void
    /** The tabs that the reader chose, by the name of their sets; here for `deferred.ts`, so that it is not sent twice. */
    readTabChoices: () => TabChoices
  }
}

document.documentElement.toggleAttribute('data-apple', isAppleDevice())
showColorMode()
showChosenTabs()
keepEarlyEvents(loadApp)
watchIntent()
learnOwnBuild()
Object.assign(window, { replayEarlyEvents, readTabChoices: readChoices })
