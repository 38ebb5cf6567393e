import { requestText } from '@galley/core/request'
import { track } from '@galley/core/track'
import { site } from '@galley/site'

/** Answer of a reader: first the vote, then the vote with a reason. */
export interface Feedback {
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
export async function sendFeedback({ path, ...answer }: Feedback) {
  if (!navigator.onLine) throw new Error('You are offline, so your answer was not sent. Try again later.')
  const { sendTo } = site.feedback
  if (sendTo === 'analytics') {
    if (!window.trackedEvents) throw new Error('Your visit is not counted, so your answer was not sent.')
    track(answer.reason === undefined ? 'Feedback' : 'Feedback: Reason', { props: { path, ...answer } })
    return
  }
  try {
    await requestText(sendTo, {
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
