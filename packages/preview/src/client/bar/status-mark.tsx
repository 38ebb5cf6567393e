import * as React from 'react'
import { Spinner } from '@galley/ui/button'
import { PreviewIcon, type PreviewIconName } from '../preview-icon'
import type { PreviewStatus } from '../preview-state'

const ICONS: Record<Exclude<PreviewStatus, 'connecting'>, PreviewIconName> = {
  live: 'live',
  offline: 'offline',
  expired: 'clock',
  refused: 'lock',
  gone: 'branch',
}

/** The icon of the connection's state, which turns while it connects or the server compiles; its name is beside it. */
export function StatusMark({
  status,
  isCompiling = false,
}: {
  status: PreviewStatus
  isCompiling?: boolean | undefined
}) {
  return status === 'connecting' || (status === 'live' && isCompiling) ? (
    <Spinner size={15} />
  ) : (
    <PreviewIcon name={ICONS[status]} size={15} />
  )
}
