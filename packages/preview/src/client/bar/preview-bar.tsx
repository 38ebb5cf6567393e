import * as React from 'react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { DraftChange } from '@galley/core/preview'
import { Badge } from '@galley/ui/badge'
import { Spinner } from '@galley/ui/button'
import { useMediaQuery } from '@galley/ui/hooks/use-media-query'
import { BELOW_MD_QUERY } from '@galley/ui/styles/media'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { PreviewIcon, type PreviewIconName } from '../preview-icon'
import type { PreviewActions, PreviewState, PreviewStatus } from '../preview-state'
import { STATE_COLORS } from './change-rows'
import { ChangesPanel } from './changes-panel'
import {
  describeBuild,
  describeForScreenReaders,
  describePage,
  describePageProblems,
  describeRelease,
  describeRetry,
  describeUpdate,
} from './describe-preview'
import { MorePanel } from './more-panel'
import { PeoplePanel } from './people-panel'
import * as S from './preview-bar.styles'
import { PreviewDialogs } from './preview-dialogs'
import { ACTION_WORDS, END_SENTENCES, STATUS_WORDS } from './preview-texts'
import { BAR_SHORTCUT, useBarFocus } from './use-bar-focus'
import { useHiding } from './use-hiding'
import { useNow } from './use-now'
import { usePanel } from './use-panel'
import { ViewToggle } from './view-toggle'

export interface PreviewBarProps {
  state: PreviewState
  actions: PreviewActions
}

/** The bar of the preview: the state of the connection and of the page, and the actions. */
export function PreviewBar({ state, actions }: PreviewBarProps) {
  const now = useNow()
  // A narrow bar moves most of its content to a drawer.
  const isNarrow = useMediaQuery(BELOW_MD_QUERY)
  const root = useRef<HTMLElement>(null)
  const { isHidden, setHidden } = useHiding()
  const panels = usePanel(root)
  const { leaveBar } = useBarFocus(root, () => setHidden(false))

  const [linked, setLinked] = useState<DraftChange>()
  const showLinks = (change: DraftChange) => {
    setLinked(change)
    panels.open('links')
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    // An open panel handles Escape itself.
    if (event.key === 'Escape' && !panels.panel && !event.defaultPrevented) leaveBar()
  }

  const { status } = state
  const end = status === 'expired' || status === 'refused' || status === 'gone' ? END_SENTENCES[status] : undefined
  const hasSession = state.session !== undefined
  const parts = { state, actions, now, isNarrow, panels }
  return (
    <>
      <S.Dock>
        <S.Bar
          ref={root}
          tabIndex={-1}
          hidden={isHidden}
          aria-label="Preview"
          aria-keyshortcuts={BAR_SHORTCUT}
          onKeyDown={handleKeyDown}
        >
          <S.BarStamp data-view={state.view} />
          <S.Line data-end={end && ''}>
            <S.Status data-status={status}>
              <StatusMark state={state} />
              <span>
                {STATUS_WORDS[status]}
                <S.Retrying>{describeRetry(state, now)}</S.Retrying>
              </span>
            </S.Status>
            {end && <S.Sentence>{end}</S.Sentence>}
            {status === 'offline' && !isNarrow && (
              <S.BarButton variant="outline" color="neutral" onClick={actions.retry}>
                {ACTION_WORDS.retry}
              </S.BarButton>
            )}
            {!end && !isNarrow && hasSession && (
              <>
                <ViewToggle state={state} onChange={actions.show} />
                <PageFacts state={state} now={now} />
              </>
            )}
            <S.Spacer />
            {end ? (
              <EndActions {...parts} />
            ) : (
              <BarActions {...parts} onLinks={showLinks} onHide={() => setHidden(true)} />
            )}
          </S.Line>
        </S.Bar>
      </S.Dock>
      <VisuallyHidden role="status">{describeForScreenReaders(state)}</VisuallyHidden>
      <PreviewDialogs state={state} actions={actions} now={now} linked={linked} panelProps={panels.panelProps} />
    </>
  )
}

const STATUS_ICONS: Record<Exclude<PreviewStatus, 'connecting'>, PreviewIconName> = {
  live: 'live',
  offline: 'offline',
  expired: 'clock',
  refused: 'lock',
  gone: 'branch',
}

function StatusMark({ state: { status, isCompiling } }: { state: PreviewState }) {
  return status === 'connecting' || (status === 'live' && isCompiling) ? (
    <Spinner size={15} />
  ) : (
    <PreviewIcon name={STATUS_ICONS[status]} size={15} />
  )
}

/** Shows how the current page differs, its release date, its problems and its last save. */
function PageFacts({ state, now }: { state: PreviewState; now: number }) {
  const page = describePage(state)
  const problems = describePageProblems(state)
  const release = describeRelease(state.page ?? state.changes.find(({ path }) => path === state.path) ?? {})
  const update = describeUpdate(state, now)
  return (
    <S.Page data-status={state.status}>
      {page.state ? (
        <Badge size="sm" color={STATE_COLORS[page.state]}>
          {page.words}
        </Badge>
      ) : (
        <S.Muted>{page.words}</S.Muted>
      )}
      {release && <S.Muted>{release}</S.Muted>}
      {problems && state.view === 'draft' && <S.Problems>{problems}</S.Problems>}
      {update && <S.Update>{update}</S.Update>}
    </S.Page>
  )
}

interface BarPartProps extends PreviewBarProps {
  now: number
  isNarrow: boolean
  panels: ReturnType<typeof usePanel>
}

/** The actions after the preview has ended. */
const EndActions = ({ state, actions, panels }: BarPartProps) => (
  <>
    {state.status === 'gone' && (
      <S.BarButton variant="outline" color="neutral" onClick={() => panels.open('branches')}>
        {ACTION_WORDS.chooseBranch}
      </S.BarButton>
    )}
    <S.BarButton variant="outline" color="neutral" onClick={actions.leave}>
      {ACTION_WORDS.leave}
    </S.BarButton>
  </>
)

interface BarActionsProps extends BarPartProps {
  onLinks: (change: DraftChange) => void
  onHide: () => void
}

function BarActions({ state, actions, now, isNarrow, panels, onLinks, onHide }: BarActionsProps) {
  const { panelProps, open, choose, openNext } = panels
  const build = describeBuild(state, now)
  return (
    <>
      {/* The parts whose width changes most come first: a text moves only the parts before it. */}
      {!isNarrow && <PeoplePanel state={state} {...panelProps('people')} />}
      {build && !isNarrow && (
        <S.BuildButton variant="ghost" color="neutral" onClick={() => open('build')}>
          <S.BuildMark data-state={state.build.state} data-behind={build === 'up to date' ? undefined : ''} />
          <S.BuildWords>
            {ACTION_WORDS.build}: {build}
          </S.BuildWords>
        </S.BuildButton>
      )}
      {state.session && (
        <ChangesPanel state={state} now={now} isNarrow={isNarrow} onLinks={onLinks} {...panelProps('changes')} />
      )}
      <MorePanel
        state={state}
        actions={actions}
        now={now}
        isNarrow={isNarrow}
        onPanel={isNarrow ? open : choose}
        onLeave={openNext}
        onHide={onHide}
        {...panelProps('more')}
      />
    </>
  )
}
