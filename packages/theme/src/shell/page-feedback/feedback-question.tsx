import * as React from 'react'
import { useEffect, useId, useRef, useState, type SubmitEvent } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { messageOf } from '@galley/core/message-of'
import { requestText } from '@galley/core/request'
import { track } from '@galley/core/track'
import { site } from '@galley/site'
import { Button } from '@galley/ui/button'
import { FormField } from '@galley/ui/form-field'
import { RadioGroup } from '@galley/ui/radio-group'
import { Textarea } from '@galley/ui/textarea'
import * as S from './feedback-question.styles'

/** Selectable reasons for each answer. */
const listReasons = () => ({
  yes: [
    { value: 'answered', label: site.texts.feedbackAnswered },
    { value: 'clear', label: site.texts.feedbackClear },
    { value: 'other', label: site.texts.feedbackOther },
  ],
  no: [
    { value: 'missing', label: site.texts.feedbackMissing },
    { value: 'wrong', label: site.texts.feedbackWrong },
    { value: 'unclear', label: site.texts.feedbackUnclear },
    { value: 'other', label: site.texts.feedbackOther },
  ],
})

/** Plausible accepts 2,000 bytes per property. */
const MAX_TEXT_LENGTH = 500

/** Asks if a page was helpful, then for the reason. */
export function FeedbackQuestion({ path }: { path: string }) {
  const id = useId()
  const [answer, setAnswer] = useState<'yes' | 'no'>()
  const [isDone, setDone] = useState(false)
  const [problem, setProblem] = useState('')
  const status = useRef<HTMLParagraphElement>(null)

  // Move the focus, because the focused button has disappeared.
  useEffect(() => {
    if (isDone) status.current?.focus()
  }, [isDone])

  const send = async (feedback: Omit<Feedback, 'path'>, onSent: () => void) => {
    setProblem('')
    try {
      await sendFeedback({ path, ...feedback })
      onSent()
    } catch (error) {
      setProblem(messageOf(error))
    }
  }
  const vote = (answer: 'yes' | 'no') => send({ helpful: answer === 'yes' }, () => setAnswer(answer))
  const explain = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const { reason, text } = Object.fromEntries(new FormData(event.currentTarget)) as Record<string, string>
    await send({ helpful: answer === 'yes', reason, ...(text?.trim() && { text: text.trim() }) }, () => setDone(true))
  }

  return (
    <S.Root aria-labelledby={id}>
      <S.Question id={id}>{site.texts.feedbackQuestion}</S.Question>
      {answer === undefined && (
        <S.Answers>
          {(['yes', 'no'] as const).map((answer) => (
            <Button key={answer} variant="outline" color="neutral" size="sm" loadingAuto onClick={() => vote(answer)}>
              {answer === 'yes' ? site.texts.feedbackYes : site.texts.feedbackNo}
            </Button>
          ))}
        </S.Answers>
      )}
      {answer !== undefined && !isDone && <ReasonForm answer={answer} onSubmit={explain} />}
      {/* Always rendered, because screen readers only announce changes of an existing status. */}
      <S.Status role="status" tabIndex={-1} ref={status} data-problem={problem ? '' : undefined}>
        {problem || (answer !== undefined && site.texts.feedbackThanks)}
      </S.Status>
    </S.Root>
  )
}

interface ReasonFormProps {
  answer: 'yes' | 'no'
  onSubmit: (event: SubmitEvent<HTMLFormElement>) => Promise<void>
}

function ReasonForm({ answer, onSubmit }: ReasonFormProps) {
  const [isSending, setSending] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => form.current?.querySelector('input')?.focus(), [])
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    setSending(true)
    await onSubmit(event)
    setSending(false)
  }
  return (
    <S.Form ref={form} onSubmit={(event) => void handleSubmit(event)}>
      <FormField label={site.texts.feedbackWhy} name="reason" required>
        <RadioGroup items={listReasons()[answer]} />
      </FormField>
      <FormField
        label={site.texts.feedbackMore}
        hint={site.texts.feedbackOptional}
        help={site.texts.feedbackPrivacy}
        name="text"
      >
        <Textarea rows={3} maxLength={MAX_TEXT_LENGTH} />
      </FormField>
      <Button type="submit" variant="outline" color="neutral" size="sm" loading={isSending}>
        {site.texts.feedbackSend}
      </Button>
    </S.Form>
  )
}

/** Answer of a reader: first the vote, then the vote with a reason. */
interface Feedback {
  path: string
  helpful: boolean
  /** One of `listReasons`. */
  reason?: string
  /** Free text. */
  text?: string
}

/**
 * Sends an answer to analytics or to the endpoint in `site.feedback`.
 * @throws Error with a message for the reader if the answer could not be sent
 */
async function sendFeedback({ path, ...answer }: Feedback) {
  if (!navigator.onLine) throw new Error(site.texts.feedbackOffline)
  const { sendTo } = site.feedback
  if (sendTo === 'analytics') {
    if (!window.trackedEvents) throw new Error(site.texts.feedbackNotCounted)
    track(answer.reason === undefined ? 'Feedback' : 'Feedback: Reason', { props: { path, ...answer } })
    return
  }
  try {
    await requestText(addBasePath(sendTo, site.basePath), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ path, ...answer }),
      credentials: 'omit',
    })
  } catch (error) {
    console.warn('The feedback could not be sent.', error)
    throw new Error(site.texts.feedbackFailed, { cause: error })
  }
}
