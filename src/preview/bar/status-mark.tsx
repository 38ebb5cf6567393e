import * as React from 'react'
import { Spinner } from '~/components/ui/button'
import { PreviewIcon, type PreviewIconName } from '../preview-icon'
import type { PreviewStatus } from '../preview-state'

const ICONS: Record<Exclude<PreviewStatus, 'connecting'>, PreviewIconName> = {
  live: 'live',
  offline: 'offline',
  expired: 'clock',
  refused: 'lock',
  gone: 'branch',
}

/** The icon of the connection's state; its name is beside it. */
export function StatusMark({ status }: { status: PreviewStatus }) {
  return status === 'connecting' ? <Spinner size={14} /> : <PreviewIcon name={ICONS[status]} size={15} />
}
