import * as React from 'react'
import { useEffect, useEffectEvent, useState } from 'react'
import { COPY_WORDS } from '@galley/core/copy-words'
import { messageOf } from '@galley/core/message-of'
import type { SharedLink } from '@galley/core/preview'
import { Button } from '@galley/ui/button'
import { FormField } from '@galley/ui/form-field'
import { useCopy } from '@galley/ui/hooks/use-copy'
import { Input } from '@galley/ui/input'
import { Modal } from '@galley/ui/modal'
import { RadioGroup } from '@galley/ui/radio-group'
import type { PreviewActions, PreviewState } from '../preview-state'
import { describeEnd } from './describe-preview'
import * as S from './preview-dialogs.styles'
import { defaultShareEnd, lastShareEnd, listShareEnds, readShareDate, toDateValue } from './share-ends'
import { SharedLinks } from './shared-links'
import type { PanelProps } from './use-panel'

export const SHARE_TEXTS = {
  title: 'Share this page',
  description: 'Everyone with the link sees the drafts of this page while the link is valid.',
  end: 'The link ends',
  onDate: 'On a date',
  date: 'Last day',
  make: 'Make link',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
} as const

const ON_DATE = 'date'

interface ShareDialogProps extends PanelProps {
  state: PreviewState
  actions: PreviewActions
  now: number
}

/** Creates links to the current page, and lists and revokes shared links. */
export function ShareDialog({ state, actions, now, ...dialog }: ShareDialogProps) {
  return (
    <Modal title={SHARE_TEXTS.title} description={SHARE_TEXTS.description} {...dialog}>
      <Share state={state} actions={actions} now={now + (state.clockAheadMs ?? 0)} />
    </Modal>
  )
}

function Share({ state: { session, status }, actions, now }: Omit<ShareDialogProps, keyof PanelProps>) {
  const ownEnd = session ? Date.parse(session.expires) : Infinity
  const ends = listShareEnds(now, ownEnd)
  const [choice, setChoice] = useState(defaultShareEnd(ends).value)
  const [date, setDate] = useState(toDateValue(defaultShareEnd(ends).at))
  const [made, setMade] = useState<{ link: string; expires: string }>()
  const [problem, setProblem] = useState('')
  const [links, setLinks] = useState<readonly SharedLink[] | Error>()

  const chosen = ends.find(({ value }) => value === choice) ?? defaultShareEnd(ends)
  const end = choice === ON_DATE ? readShareDate(date, now, ownEnd) : chosen.at
  const dateProblem = typeof end === 'string' ? end : undefined

  const loadLinks = () => actions.listShares().then(setLinks, (error: unknown) => setLinks(new Error(messageOf(error))))
  const isLive = status === 'live'
  const load = useEffectEvent(() => {
    if (isLive || !links) void loadLinks()
  })
  // Loads the links again when the connection is back.
  useEffect(() => load(), [isLive])

  const choose = (change: () => void) => {
    change()
    setMade(undefined)
  }
  const make = async () => {
    setProblem('')
    try {
      setMade(await actions.share(new Date(end).toISOString()))
      await loadLinks()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }

  return (
    <>
      <S.ShareForm>
        <FormField label={SHARE_TEXTS.end}>
          <RadioGroup
            orientation="horizontal"
            items={[...ends, { value: ON_DATE, label: SHARE_TEXTS.onDate }]}
            value={choice}
            onValueChange={(value) => choose(() => setChoice(value))}
          />
        </FormField>
        {choice === ON_DATE && (
          <FormField label={SHARE_TEXTS.date} error={dateProblem}>
            <Input
              type="date"
              value={date}
              min={toDateValue(now)}
              max={toDateValue(lastShareEnd(now, ownEnd))}
              onChange={(event) => choose(() => setDate(event.target.value))}
            />
          </FormField>
        )}
        <S.ShareEnd>
          <span role="status">
            {dateProblem === undefined && `Good until ${describeEnd(made ? Date.parse(made.expires) : Number(end))}`}
          </span>
          {!made && (
            <Button loadingAuto disabled={dateProblem !== undefined} onClick={make}>
              {SHARE_TEXTS.make}
            </Button>
          )}
        </S.ShareEnd>
        {made && <MadeLink link={made.link} />}
        {problem && <S.Problem role="alert">{problem}</S.Problem>}
      </S.ShareForm>
      <SharedLinks links={links} now={now} revoke={actions.revokeShare} />
    </>
  )
}

const focusLink = (input: HTMLInputElement | null) => input?.focus()

function MadeLink({ link }: { link: string }) {
  const { state, copy } = useCopy()
  return (
    <div>
      <S.LinkRow>
        {/* Receives the focus, since the button that created the link is gone. */}
        <Input
          readOnly
          ref={focusLink}
          value={link}
          aria-label={SHARE_TEXTS.link}
          onFocus={(event) => event.target.select()}
        />
        <Button icon={state === 'copied' ? 'check' : 'copy'} onClick={() => copy(() => link)}>
          {state === 'copied' ? SHARE_TEXTS.copied : SHARE_TEXTS.copy}
        </Button>
      </S.LinkRow>
      <S.Note role="status">{state === 'failed' ? COPY_WORDS.failed : ''}</S.Note>
    </div>
  )
}
