import { useEffect } from 'react'
import type { PageChanges } from '@galley/core/page-changes'
import { withoutSlash } from '@galley/core/url-path'
import { reloadPage } from '@galley/start/load-document'

/** Loads the page anew when its file has come or gone: Gatsby goes on showing the old page, or that there is none. */
export function usePageChanges(path: string) {
  useEffect(() => {
    const follow = ({ created = [], deleted = [] }: Partial<PageChanges>) => {
      if ([...created, ...deleted].includes(withoutSlash(path))) reloadPage()
    }
    window.___emitter?.on('staticQueryResult', follow)
    return () => window.___emitter?.off('staticQueryResult', follow)
  }, [path])
}
