import * as React from 'react'
import { ANNOUNCEMENT_HIDDEN, DISMISSED_KEY } from '@galley/core/announcement'
import { site } from '@galley/site'
import { ownKey, withStorage } from '@galley/start/storage'
import { Icon } from '@galley/ui/icon'
import { Link } from '@galley/ui/link'
import * as S from './announcement-bar.styles'

type AnnouncementBarProps = NonNullable<(typeof site)['announcement']>

/** An announcement above the header, until the reader dismisses it. */
export function AnnouncementBar({ id, text, link, color = 'primary' }: AnnouncementBarProps) {
  const dismiss = () => {
    document.documentElement.setAttribute(ANNOUNCEMENT_HIDDEN, '')
    // The focused button disappears. Move the focus to the content.
    document.querySelector('main')?.focus({ preventScroll: true })
    // If storage is blocked or full, the announcement returns on the next load.
    withStorage(() => localStorage.setItem(ownKey(DISMISSED_KEY), id))
  }
  return (
    <S.Root aria-label={site.texts.announcement} data-color={color}>
      <p>
        {text}
        {link && (
          <>
            {' '}
            <Link to={link.to}>{link.label}</Link>
          </>
        )}
      </p>
      <S.Dismiss type="button" aria-label={site.texts.dismissAnnouncement} onClick={dismiss}>
        <Icon name="x" size={16} />
      </S.Dismiss>
    </S.Root>
  )
}
