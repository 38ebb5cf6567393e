import * as React from 'react'
import { useEffect, useSyncExternalStore } from 'react'
import { site } from '@galley/site'
import { Button } from '@galley/ui/button'
import { useIsUpdated } from './build-watch'
import { hideNotice, pageNotice } from './page-notice-store'
import * as S from './page-notice.styles'
import { reloadWithConsent } from './recover-part'

/**
 * Shows a notice if a part could not be loaded or a newer build exists. The code of the notice loads with the page, because later requests may fail.
 */
export function PageNotice() {
  const notice = useSyncExternalStore(pageNotice.subscribe, pageNotice.getState, () => undefined)
  const isUpdated = useIsUpdated()

  useEffect(() => {
    if (isUpdated && site.updates.notice)
      pageNotice.setState({
        text: site.texts.newVersion,
        action: site.texts.reload,
        onAction: () => void reloadWithConsent(),
      })
  }, [isUpdated])

  const close = () => {
    hideNotice(notice)
    notice?.onClose?.()
  }
  // An open dialog hides the page from screen readers, except elements that had `aria-live` when it opened.
  return (
    <div aria-live="off">
      {notice && (
        <S.Card role="alert">
          <S.Text>{notice.text}</S.Text>
          <S.Actions>
            <Button size="sm" onClick={notice.onAction}>
              {notice.action}
            </Button>
            <Button size="sm" variant="ghost" color="neutral" onClick={close}>
              {site.texts.close}
            </Button>
          </S.Actions>
        </S.Card>
      )}
    </div>
  )
}
