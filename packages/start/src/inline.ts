// Entry of the script in the head of every page: work before the first paint, and listeners that must not miss an event.
import { readChoices, showChosenTabs } from './chosen-tabs'
import { keepEarlyEvents, replayEarlyEvents } from './early-events'
import { watchIntent } from './intent'
import { loadApp } from './load-app'
import { learnOwnBuild } from './own-build'
import { isAppleDevice } from './search-keys'
import { showColorMode } from './shown-color-mode'

document.documentElement.toggleAttribute('data-apple', isAppleDevice())
showColorMode()
showChosenTabs()
keepEarlyEvents(loadApp)
watchIntent()
learnOwnBuild()
Object.assign(window, { replayEarlyEvents, readTabChoices: readChoices })
