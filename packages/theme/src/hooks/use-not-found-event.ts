import { useEffect } from 'react'
import { track } from '@galley/core/track'
import { site } from '@galley/site'

/** Sends the event "404" for the path of a page that does not exist, if the site asks for it. */
export function useNotFoundEvent(path: string | undefined) {
  useEffect(() => {
    if (site.analytics.notFound && path !== undefined) track('404', { props: { path } })
  }, [path])
}
