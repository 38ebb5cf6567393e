import { useEffect } from 'react'
import type { PageChanges } from '@galley/core/page-changes'
import { withoutSlash } from '@galley/core/url-path'
import { reloadPage } from '@galley/start/load-document'

/** Reloads the page when its file is created or deleted, because Gatsby does not update the page itself. */
export function usePageChanges(path: string) {
  useEffect(() => {
    const follow = ({ created = [], deleted = [] }: Partial<PageChanges>) => {
      if ([...created, ...deleted].includes(withoutSlash(path))) reloadPage()
    }
    window.___emitter?.on('staticQueryResult', follow)
    return () => window.___emitter?.off('staticQueryResult', follow)
  }, [path])
}
