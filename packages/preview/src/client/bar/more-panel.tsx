import * as React from 'react'
import { Fragment } from 'react'
import { Button } from '@galley/ui/button'
import { Drawer } from '@galley/ui/drawer'
import { DropdownMenu, type DropdownMenuItem, type MenuAction, type MenuLink } from '@galley/ui/dropdown-menu'
import { PreviewIcon } from '../preview-icon'
import type { PreviewActions, PreviewState } from '../preview-state'
import {
  describeOthers,
  describePage,
  describeRelease,
  describeRetry,
  describeUpdate,
  listOthers,
} from './describe-preview'
import { listMoreActions } from './more-actions'
import * as S from './preview-bar.styles'
import { ACTION_WORDS, STATUS_WORDS } from './preview-texts'
import type { Panel, PanelProps } from './use-panel'
import { ViewToggle } from './view-toggle'

interface MorePanelProps extends PanelProps {
  state: PreviewState
  actions: PreviewActions
  now: number
  isNarrow: boolean
  onPanel: (panel: Panel) => void
  onLeave: () => void
  onHide: () => void
}

/** The menu of further actions. On narrow screens, a drawer that also shows the state of the page. */
export function MorePanel({
  state,
  actions,
  now,
  isNarrow,
  onPanel,
  onLeave,
  onHide,
  open,
  onOpenChange,
}: MorePanelProps) {
  const trigger = (
    <S.BarButton variant="ghost" color="neutral" square aria-label={ACTION_WORDS.more}>
      <PreviewIcon name="more" size={18} />
    </S.BarButton>
  )
  const groups = open ? listMoreActions({ state, actions, now, onPanel, onHide }) : []
  if (!isNarrow) {
    const items = groups.flatMap<DropdownMenuItem>((group, index) =>
      index > 0 ? [{ type: 'separator' }, ...group] : group,
    )
    return (
      <DropdownMenu items={items} side="top" align="end" open={open} onOpenChange={onOpenChange} onLeave={onLeave}>
        {trigger}
      </DropdownMenu>
    )
  }
  const page = describePage(state)
  const update = describeUpdate(state, now)
  const { others } = state
  const people =
    others && (others.count > 1 ? `${describeOthers(state)}: ${listOthers(others).join(', ')}` : describeOthers(state))
  const close = () => onOpenChange(false)
  return (
    <Drawer
      title="Preview"
      description={[
        STATUS_WORDS[state.status] + describeRetry(state, now),
        page.words,
        describeRelease(state.page ?? {}),
        update,
        people,
      ]
        .filter(Boolean)
        .join(' · ')}
      trigger={trigger}
      open={open}
      onOpenChange={onOpenChange}
    >
      {state.status === 'offline' && (
        <S.Retry variant="outline" color="neutral" icon="rotate-cw" onClick={actions.retry}>
          {ACTION_WORDS.retry}
        </S.Retry>
      )}
      <ViewToggle state={state} onChange={actions.show} />
      <S.DrawerActions>
        {groups.map((group, index) => (
          <Fragment key={index}>
            {group.map((line) => (
              <li key={line.label}>
                <ActionRow line={line} onPress={close} />
              </li>
            ))}
          </Fragment>
        ))}
      </S.DrawerActions>
    </Drawer>
  )
}

function ActionRow({ line, onPress }: { line: MenuAction | MenuLink; onPress: () => void }) {
  const { label, color = 'neutral', disabled = false } = line
  const look = { variant: 'ghost', color, disabled, size: 'lg', block: true } as const
  if ('to' in line) {
    return (
      <Button {...look} to={line.to} target={line.target} onClick={onPress}>
        {label}
      </Button>
    )
  }
  const handleClick = (event: { nativeEvent: Event }) => {
    onPress()
    line.onSelect?.(event.nativeEvent)
  }
  return (
    <Button {...look} onClick={handleClick}>
      {label}
    </Button>
  )
}
