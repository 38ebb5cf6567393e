import { whenIdle } from '@galley/core/when-idle'
import { analytics } from './analytics-settings'
import { isPreviewKept, readPreviewToken } from './preview-token'

const LOOPBACK = /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/

/** Not in previews, which include every page in a frame; not when the reader objects; not on the machine of a developer. */
const isVisitCounted = () =>
  !(readPreviewToken() ?? isPreviewKept()) &&
  window.parent === window &&
  navigator.doNotTrack !== '1' &&
  !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
  (analytics.localhost || !(location.protocol === 'file:' || LOOPBACK.test(location.hostname)))

/** Loads the script that counts once the page is idle, if this visit is counted. */
export function startAnalytics(src: string) {
  if (!isVisitCounted()) return
  window.trackedEvents = []
  whenIdle(() => {
    const script = document.createElement('script')
    script.src = src
    script.onerror = () => {
      console.warn('The code of analytics could not be loaded; this visit is not counted.')
      delete window.trackedEvents
    }
    document.head.append(script)
  })
}
