import * as React from 'react'
import { onDemand } from '@galley/ui/on-demand'
import { site } from '~/site'

const FeedbackQuestion = onDemand(async () => (await import('./feedback-question')).FeedbackQuestion)

/** Asks whether a page was helpful, on a site that wants to know; others load nothing of it. */
export const PageFeedback = ({ path }: { path: string }) =>
  site.feedback.sendTo ? <FeedbackQuestion key={path} path={path} /> : null
