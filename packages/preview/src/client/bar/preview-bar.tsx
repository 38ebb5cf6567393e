import * as React from 'react'
import { type KeyboardEvent, useContext, useRef, useState } from 'react'
import type { BuildState, DraftChange } from '@galley/core/preview'
import { PageLanguages, useTextLanguage } from '@galley/theme/hooks/page-languages'
import { theme } from '@galley/tokens/theme'
import { Badge } from '@galley/ui/badge'
import { Spinner } from '@galley/ui/button'
import { useMediaQuery } from '@galley/ui/hooks/use-media-query'
import { Popover, PopoverContent, PopoverTrigger } from '@galley/ui/popover'
import { BELOW_MD_QUERY } from '@galley/ui/styles/media'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { PreviewIcon, type PreviewIconName } from '../preview-icon'
import type { PreviewStatus } from '../preview-store'
import {
  BAR_SHORTCUT,
  type BarProps,
  type PanelProps,
  type PreviewBarProps,
  useBarFocus,
  useHiding,
  useNow,
  usePanel,
} from './bar-hooks'
import { STATE_COLORS } from './change-rows'
import { ChangesPanel } from './changes-panel'
import {
  describeBuild,
  describeForScreenReaders,
  describeOthers,
  describePage,
  describePageProblems,
  describeRelease,
  describeRetry,
  describeUpdate,
  listOthers,
} from './describe-preview'
import { MorePanel, ViewToggle } from './more-panel'
import * as S from './preview-bar.styles'
import { PreviewDialogs } from './preview-dialogs'
import { END_SENTENCES, STATUS_WORDS } from './preview-texts'

/** The bar of the preview: the state of the connection and of the page, and the actions. */
export function PreviewBar({ state, actions }: PreviewBarProps) {
  const now = useNow() + state.clockAheadMs
  // A narrow bar moves most of its content to a drawer.
  const isNarrow = useMediaQuery(BELOW_MD_QUERY)
  const root = useRef<HTMLElement>(null)
  const { isHidden, setHidden } = useHiding()
  const panels = usePanel(root)
  const leaveBar = useBarFocus(root, () => setHidden(false))

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
            <Status state={state} now={now} />
            {end && <S.Sentence>{end}</S.Sentence>}
            {status === 'offline' && !isNarrow && (
              <S.BarButton variant="outline" color="neutral" onClick={actions.retry}>
                Try now
              </S.BarButton>
            )}
            {!end && !isNarrow && state.session && (
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

const { successText, infoText, warningText, errorText } = theme.color

/** Colour and icon of each status; without an icon, a spinner. */
const STATUS_LOOKS: Record<PreviewStatus, { color: string; icon?: PreviewIconName }> = {
  connecting: { color: infoText },
  live: { color: successText, icon: 'live' },
  offline: { color: warningText, icon: 'offline' },
  expired: { color: errorText, icon: 'clock' },
  refused: { color: errorText, icon: 'lock' },
  gone: { color: errorText, icon: 'branch' },
}

function Status({ state, now }: Omit<BarProps, 'actions'>) {
  const { status, isCompiling } = state
  const { color, icon } = STATUS_LOOKS[status]
  return (
    <S.Status style={{ color }}>
      {icon && !(status === 'live' && isCompiling) ? <PreviewIcon name={icon} size={15} /> : <Spinner size={15} />}
      <span>
        {STATUS_WORDS[status]}
        <S.Retrying>{describeRetry(state, now)}</S.Retrying>
      </span>
    </S.Status>
  )
}

/** Shows the state, translation, release date, problems and last save of the current page. */
function PageFacts({ state, now }: Omit<BarProps, 'actions'>) {
  const page = describePage(state)
  const problems = describePageProblems(state)
  const release = describeRelease(state.page ?? state.changes.find(({ path }) => path === state.path) ?? {})
  const update = describeUpdate(state, now)
  const { outdated } = useContext(PageLanguages)
  const translation = useTextLanguage() ? 'Not translated' : outdated && 'Outdated translation'
  return (
    <S.Page data-status={state.status}>
      {page.state ? (
        <Badge size="sm" color={STATE_COLORS[page.state]}>
          {page.words}
        </Badge>
      ) : (
        <S.Muted>{page.words}</S.Muted>
      )}
      {translation && <S.Muted>{translation}</S.Muted>}
      {release && <S.Muted>{release}</S.Muted>}
      {problems && state.view === 'draft' && <S.Problems>{problems}</S.Problems>}
      {update && <S.Update>{update}</S.Update>}
    </S.Page>
  )
}

interface BarPartProps extends BarProps {
  isNarrow: boolean
  panels: ReturnType<typeof usePanel>
}

/** The actions after the preview has ended. */
const EndActions = ({ state, actions, panels }: BarPartProps) => (
  <>
    {state.status === 'gone' && (
      <S.BarButton variant="outline" color="neutral" onClick={() => panels.open('branches')}>
        Choose a branch
      </S.BarButton>
    )}
    <S.BarButton variant="outline" color="neutral" onClick={actions.leave}>
      Leave preview
    </S.BarButton>
  </>
)

interface BarActionsProps extends BarPartProps {
  onLinks: (change: DraftChange) => void
  onHide: () => void
}

function buildColor(state: BuildState['state'], words: string) {
  const { info, success, warning, error } = theme.color
  if (state === 'failed') return error
  if (state !== 'ready') return info
  return words === 'up to date' ? success : warning
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
          <S.BuildMark style={{ background: buildColor(state.build.state, build) }} />
          <S.BuildWords>Preview build: {build}</S.BuildWords>
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

/** Shows the other people on the page in a button that opens the list of their names. */
function PeoplePanel({ state, ...panel }: Pick<BarProps, 'state'> & PanelProps) {
  const { others } = state
  if (!others) return null
  return (
    <Popover {...panel}>
      <PopoverTrigger>
        <S.BarButton variant="ghost" color="neutral">
          <PreviewIcon name="people" />
          <S.PeopleCount aria-hidden="true">{others.count}</S.PeopleCount>
          <S.People>{describeOthers(state)}</S.People>
        </S.BarButton>
      </PopoverTrigger>
      <PopoverContent side="top" aria-label="On this page">
        <S.PeopleList>
          {listOthers(others).map((name, index) => (
            <li key={index}>{name}</li>
          ))}
        </S.PeopleList>
      </PopoverContent>
    </Popover>
  )
}
