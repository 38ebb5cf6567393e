import * as React from 'react'
import { useState } from 'react'
import { site } from '@galley/site'
import { Button } from '@galley/ui/button'
import { FormField } from '@galley/ui/form-field'
import { useCopy } from '@galley/ui/hooks/use-copy'
import { useQuery } from '@galley/ui/hooks/use-query'
import { Input } from '@galley/ui/input'
import { Modal } from '@galley/ui/modal'
import { RadioGroup } from '@galley/ui/radio-group'
import { type BarProps, type DialogProps, useAction } from './bar-hooks'
import { describeEnd } from './describe-preview'
import * as S from './preview-dialogs.styles'
import { defaultShareEnd, lastShareEnd, listShareEnds, readShareDate, toDateValue } from './share-ends'
import { SharedLinks } from './shared-links'

const ON_DATE = 'date'

/** Creates links to the current page, and lists and revokes shared links. */
export function ShareDialog({ state, actions, now, ...dialog }: DialogProps) {
  return (
    <Modal
      title="Share this page"
      description="Everyone with the link sees the drafts of this page while the link is valid."
      {...dialog}
    >
      <Share state={state} actions={actions} now={now} />
    </Modal>
  )
}

function Share({ state: { session, status }, actions, now }: BarProps) {
  const ownEnd = session ? Date.parse(session.expires) : Infinity
  const ends = listShareEnds(now, ownEnd)
  const [choice, setChoice] = useState(defaultShareEnd(ends).value)
  const [date, setDate] = useState(toDateValue(defaultShareEnd(ends).at))
  const [made, setMade] = useState<{ link: string; expires: string }>()
  // Requests the links again when the connection is back.
  const shared = useQuery(status === 'live', () => actions.listShares())

  const chosen = ends.find(({ value }) => value === choice) ?? defaultShareEnd(ends)
  const end = choice === ON_DATE ? readShareDate(date, now, ownEnd) : chosen.at
  const dateProblem = typeof end === 'string' ? end : undefined

  const choose = (change: () => void) => {
    change()
    setMade(undefined)
  }
  const { problem, run: make } = useAction(async () => {
    setMade(await actions.share(new Date(end).toISOString()))
    shared.retry()
  })

  return (
    <>
      <S.ShareForm>
        <FormField label="The link ends">
          <RadioGroup
            orientation="horizontal"
            items={[...ends, { value: ON_DATE, label: 'On a date' }]}
            value={choice}
            onValueChange={(value) => choose(() => setChoice(value))}
          />
        </FormField>
        {choice === ON_DATE && (
          <FormField label="Last day" error={dateProblem}>
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
              Make link
            </Button>
          )}
        </S.ShareEnd>
        {made && <MadeLink link={made.link} />}
        {problem && <S.Problem role="alert">{problem}</S.Problem>}
      </S.ShareForm>
      <SharedLinks links={shared.answer} error={shared.error} now={now} revoke={actions.revokeShare} />
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
        <Input readOnly ref={focusLink} value={link} aria-label="Link" onFocus={(event) => event.target.select()} />
        <Button icon={state === 'copied' ? 'check' : 'copy'} onClick={() => copy(() => link)}>
          {state === 'copied' ? 'Copied' : 'Copy link'}
        </Button>
      </S.LinkRow>
      <S.CopyFailure role="status">{state === 'failed' ? site.texts.copyFailed : ''}</S.CopyFailure>
    </div>
  )
}
