import { useEffect } from 'react'
import { track } from '@galley/core/track'
import { site } from '@galley/site'

/** Sends the event "404" with the path of a missing page, if `analytics.notFound` is set. */
export function useNotFoundEvent(path: string | undefined) {
  useEffect(() => {
    if (site.analytics.notFound && path !== undefined) track('404', { props: { path } })
  }, [path])
}
