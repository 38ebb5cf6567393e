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
import { texts } from '../../texts'
import * as S from './feedback-question.styles'

/** Selectable reasons for each answer. */
const REASONS = {
  yes: [
    { value: 'answered', label: texts.feedbackAnswered },
    { value: 'clear', label: texts.feedbackClear },
    { value: 'other', label: texts.feedbackOther },
  ],
  no: [
    { value: 'missing', label: texts.feedbackMissing },
    { value: 'wrong', label: texts.feedbackWrong },
    { value: 'unclear', label: texts.feedbackUnclear },
    { value: 'other', label: texts.feedbackOther },
  ],
}

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
      <S.Question id={id}>{texts.feedbackQuestion}</S.Question>
      {answer === undefined && (
        <S.Answers>
          {(['yes', 'no'] as const).map((answer) => (
            <Button key={answer} variant="outline" color="neutral" size="sm" loadingAuto onClick={() => vote(answer)}>
              {answer === 'yes' ? texts.feedbackYes : texts.feedbackNo}
            </Button>
          ))}
        </S.Answers>
      )}
      {answer !== undefined && !isDone && <ReasonForm answer={answer} onSubmit={explain} />}
      {/* Always rendered, because screen readers only announce changes of an existing status. */}
      <S.Status role="status" tabIndex={-1} ref={status} data-problem={problem ? '' : undefined}>
        {problem || (answer !== undefined && texts.feedbackThanks)}
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
      <FormField label={texts.feedbackWhy} name="reason" required>
        <RadioGroup items={REASONS[answer]} />
      </FormField>
      <FormField label={texts.feedbackMore} hint={texts.feedbackOptional} help={texts.feedbackPrivacy} name="text">
        <Textarea rows={3} maxLength={MAX_TEXT_LENGTH} />
      </FormField>
      <Button type="submit" variant="outline" color="neutral" size="sm" loading={isSending}>
        {texts.feedbackSend}
      </Button>
    </S.Form>
  )
}

/** Answer of a reader: first the vote, then the vote with a reason. */
interface Feedback {
  path: string
  helpful: boolean
  /** One of `REASONS`. */
  reason?: string
  /** Free text. */
  text?: string
}

/**
 * Sends an answer to analytics or to the endpoint in `site.feedback`.
 * @throws Error with a message for the reader if the answer could not be sent
 */
async function sendFeedback({ path, ...answer }: Feedback) {
  if (!navigator.onLine) throw new Error('You are offline, so your answer was not sent. Try again later.')
  const { sendTo } = site.feedback
  if (sendTo === 'analytics') {
    if (!window.trackedEvents) throw new Error('Your visit is not counted, so your answer was not sent.')
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
    throw new Error('Your answer could not be sent. Try again.', { cause: error })
  }
}
