import * as React from 'react'
import { fillEditorUrl } from '@galley/core/editor-url'
import { Button } from '@galley/ui/button'
import { Drawer } from '@galley/ui/drawer'
import { DropdownMenu, type DropdownMenuItem, type MenuAction, type MenuLink } from '@galley/ui/dropdown-menu'
import { readComparedPage } from '../compare/compared-page'
import { PreviewIcon } from '../preview-icon'
import type { PreviewActions, PreviewState } from '../preview-store'
import type { BarProps, DialogProps, Panel, PreviewBarProps } from './bar-hooks'
import { Segment, Segments } from './choice-chip.styles'
import {
  comparedBranch,
  describeBuild,
  describeOthers,
  describePage,
  describeRelease,
  describeRetry,
  describeUpdate,
  listOthers,
} from './describe-preview'
import * as S from './preview-bar.styles'
import { STATUS_WORDS } from './preview-texts'

interface ViewToggleProps extends Pick<PreviewBarProps, 'state'> {
  onChange: PreviewActions['show']
}

/** Switches between the drafts and the compared version, which is the published site by default. */
export const ViewToggle = ({ state, onChange }: ViewToggleProps) => (
  <Segments role="group" aria-label="Visible version">
    {(['draft', 'published'] as const).map((each) => (
      <Segment key={each} type="button" aria-pressed={state.view === each} onClick={() => onChange(each)}>
        {each === 'draft' ? 'Draft' : (comparedBranch(state) ?? 'Published')}
      </Segment>
    ))}
  </Segments>
)

type MorePanelProps = DialogProps & {
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
    <S.BarButton variant="ghost" color="neutral" square aria-label="More of the preview">
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
          Try now
        </S.Retry>
      )}
      <ViewToggle state={state} onChange={actions.show} />
      <S.DrawerActions>
        {groups.flat().map((line) => (
          <li key={line.label}>
            <ActionRow line={line} onPress={close} />
          </li>
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
      <Button {...look} to={line.to} onClick={onPress}>
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

interface MoreActionsOptions extends BarProps {
  onPanel: (panel: Panel) => void
  onHide: () => void
}

/** Returns true if at least one version of the current page can be compared. */
const canCompare = ({ page, published }: PreviewState) =>
  readComparedPage(published) !== undefined || readComparedPage(page?.data) !== undefined

/** Returns true if the server has a preview build, and this page is not part of the build. */
export const hasOtherBuild = ({ session, build }: PreviewState) =>
  Boolean(session?.buildOrigin) && session?.buildOrigin !== location.origin && build.build !== undefined

/** Returns the actions of the menu, in groups. */
export function listMoreActions({ state, actions, now, onPanel, onHide }: MoreActionsOptions) {
  const build = describeBuild(state, now)
  const { session, page: { file } = {} } = state
  const editor = file === undefined ? undefined : fillEditorUrl(session?.editorUrl, { file })
  const groups: (MenuAction | MenuLink | undefined)[][] = [
    [
      {
        label: `Compare with ${comparedBranch(state) ?? 'published'}`,
        disabled: state.isPublishedPending || !canCompare(state),
        onSelect: () => onPanel('compare'),
      },
      { label: 'Device widths', onSelect: () => onPanel('devices') },
      { label: 'Share this page', onSelect: () => onPanel('share') },
      editor === undefined ? undefined : { label: 'Open in your editor', to: editor },
    ],
    [
      (session?.branches.length ?? 0) > 1
        ? { label: `Branch: ${session?.branch}`, onSelect: () => onPanel('branches') }
        : undefined,
    ],
    [
      build ? { label: `Preview build: ${build}`, onSelect: () => onPanel('build') } : undefined,
      hasOtherBuild(state) ? { label: 'Open preview build', onSelect: actions.openBuild } : undefined,
    ],
    [
      { label: 'Hide for a screenshot', onSelect: onHide },
      { label: 'Leave preview', color: 'error', onSelect: actions.leave },
    ],
  ]
  return groups.map((group) => group.filter((line) => line !== undefined)).filter((group) => group.length > 0)
}
