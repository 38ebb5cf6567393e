import { whenIdle } from '@galley/core/when-idle'
import { analytics } from './analytics-settings'
import { isPreviewKept, readPreviewToken } from './preview-token'

const LOOPBACK = /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/

/** False in previews and in frames, if the reader's browser objects to tracking, and on a developer's machine. */
const isVisitCounted = () =>
  !(readPreviewToken() ?? isPreviewKept()) &&
  window.parent === window &&
  navigator.doNotTrack !== '1' &&
  !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
  (analytics.localhost || !(location.protocol === 'file:' || LOOPBACK.test(location.hostname)))

/** Loads the analytics script once the page is idle. Does nothing if this visit is not counted. */
export function startAnalytics(src: string) {
  if (!isVisitCounted()) return
  window.trackedEvents = []
  whenIdle(() => {
    const script = document.createElement('script')
    script.src = src
    script.onerror = () => {
      console.warn('The analytics script could not be loaded. This visit is not counted.')
      delete window.trackedEvents
    }
    document.head.append(script)
  })
}
