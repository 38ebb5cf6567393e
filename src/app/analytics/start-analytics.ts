import { setTracker } from '~/lib/track'
import { whenIdle } from '~/lib/when-idle'
import { site } from '~/site'
import { previewStart } from '../preview-start'

const LOOPBACK = /^(.+\.)?localhost$|^127(\.\d+){3}$|^\[::1\]$/

/** Not in previews, which include every page in a frame; not when the reader objects; not on the machine of a developer. */
const isVisitCounted = () =>
  site.analytics.host !== '' &&
  previewStart.search === undefined &&
  process.env.GATSBY_IS_PREVIEW !== 'true' &&
  window.parent === window &&
  navigator.doNotTrack !== '1' &&
  !(navigator as { globalPrivacyControl?: boolean }).globalPrivacyControl &&
  (site.analytics.localhost || !(location.protocol === 'file:' || LOOPBACK.test(location.hostname)))

const drop = () => undefined

/** Loads the analytics code once the page is idle, if this visit is counted. Every visitor has this code, so it is short. */
export function startAnalytics() {
  if (!isVisitCounted()) {
    setTracker(drop)
    return
  }
  const load = () =>
    void import('./analytics').then(
      ({ countVisit }) => {
        setTracker(countVisit())
      },
      (error: unknown) => {
        console.warn('The code of analytics could not be loaded; this visit is not counted.', error)
        setTracker(drop)
      },
    )
  whenIdle(load)
}
