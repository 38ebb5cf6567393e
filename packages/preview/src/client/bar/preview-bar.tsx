import * as React from 'react'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { DraftChange } from '@galley/core/preview'
import { Badge } from '@galley/ui/badge'
import { useMediaQuery } from '@galley/ui/hooks/use-media-query'
import { BELOW_MD_QUERY } from '@galley/ui/styles/media'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import type { PreviewActions, PreviewState } from '../preview-state'
import { STATE_COLORS } from './change-list'
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
import { StatusMark } from './status-mark'
import { useBarFocus } from './use-bar-focus'
import { BAR_SHORTCUT } from './use-bar-shortcut'
import { useHiding } from './use-hiding'
import { useNow } from './use-now'
import { usePanel } from './use-panel'
import { ViewToggle } from './view-toggle'

export interface PreviewBarProps {
  state: PreviewState
  actions: PreviewActions
}

/** The bar of the preview: its state, what differs, and the actions. */
export function PreviewBar({ state, actions }: PreviewBarProps) {
  const now = useNow()
  // A narrow bar folds to what a phone has room for.
  const isNarrow = useMediaQuery(BELOW_MD_QUERY)
  const root = useRef<HTMLElement>(null)
  const { isHidden, setHidden } = useHiding()
  const { panel, panelProps, open, choose, openNext } = usePanel(root)
  const { leaveBar } = useBarFocus(root, () => setHidden(false))

  const [linked, setLinked] = useState<DraftChange>()
  const showLinks = (change: DraftChange) => {
    setLinked(change)
    open('links')
  }

  const { status } = state
  const end = status === 'expired' || status === 'refused' || status === 'gone' ? END_SENTENCES[status] : undefined
  // Before the first answer nobody knows what differs.
  const isKnown = state.session !== undefined
  const page = describePage(state)
  const pageProblems = describePageProblems(state)
  const release = describeRelease(state.page ?? state.changes.find(({ path }) => path === state.path) ?? {})
  const update = describeUpdate(state, now)
  const build = describeBuild(state, now)

  const handleKeyDown = (event: KeyboardEvent) => {
    // An open panel handles Escape itself.
    if (event.key === 'Escape' && !panel && !event.defaultPrevented) leaveBar()
  }

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
              <StatusMark status={status} isCompiling={state.isCompiling} />
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
            {!end && !isNarrow && isKnown && (
              <>
                <ViewToggle state={state} onChange={actions.show} />
                <S.Page data-status={status}>
                  {page.state ? (
                    <Badge size="sm" color={STATE_COLORS[page.state]}>
                      {page.words}
                    </Badge>
                  ) : (
                    <S.Muted>{page.words}</S.Muted>
                  )}
                  {release && <S.Muted>{release}</S.Muted>}
                  {pageProblems && state.view === 'draft' && <S.Problems>{pageProblems}</S.Problems>}
                  {update && <S.Update>{update}</S.Update>}
                </S.Page>
              </>
            )}
            <S.Spacer />
            {status === 'gone' && (
              <S.BarButton variant="outline" color="neutral" onClick={() => open('branches')}>
                {ACTION_WORDS.chooseBranch}
              </S.BarButton>
            )}
            {end ? (
              <S.BarButton variant="outline" color="neutral" onClick={actions.leave}>
                {ACTION_WORDS.leave}
              </S.BarButton>
            ) : (
              <>
                {/* What changes most is first: only what is before a text moves with it. */}
                {!isNarrow && <PeoplePanel state={state} {...panelProps('people')} />}
                {build && !isNarrow && (
                  <S.BuildButton variant="ghost" color="neutral" onClick={() => open('build')}>
                    <S.BuildMark data-state={state.build.state} data-behind={build === 'up to date' ? undefined : ''} />
                    <S.BuildWords>
                      {ACTION_WORDS.build}: {build}
                    </S.BuildWords>
                  </S.BuildButton>
                )}
                {isKnown && (
                  <ChangesPanel
                    state={state}
                    now={now}
                    isNarrow={isNarrow}
                    onLinks={showLinks}
                    {...panelProps('changes')}
                  />
                )}
                <MorePanel
                  state={state}
                  actions={actions}
                  now={now}
                  isNarrow={isNarrow}
                  onPanel={isNarrow ? open : choose}
                  onLeave={openNext}
                  onHide={() => setHidden(true)}
                  {...panelProps('more')}
                />
              </>
            )}
          </S.Line>
        </S.Bar>
      </S.Dock>
      <VisuallyHidden role="status">{describeForScreenReaders(state)}</VisuallyHidden>
      <PreviewDialogs state={state} actions={actions} now={now} linked={linked} panelProps={panelProps} />
    </>
  )
}
