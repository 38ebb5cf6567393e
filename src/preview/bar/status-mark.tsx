import * as React from 'react'
import { Spinner } from '~/components/ui/button'
import { PreviewIcon, type PreviewIconName } from '../preview-icon'
import type { PreviewStatus } from '../preview-state'

const ICONS: Record<Exclude<PreviewStatus, 'connecting'>, PreviewIconName> = {
  live: 'live',
  offline: 'offline',
  expired: 'clock',
  refused: 'lock',
}

/** The sign of how the page stands with the server; the words stand beside it. */
export function StatusMark({ status }: { status: PreviewStatus }) {
  return status === 'connecting' ? <Spinner size={14} /> : <PreviewIcon name={ICONS[status]} size={15} />
}
