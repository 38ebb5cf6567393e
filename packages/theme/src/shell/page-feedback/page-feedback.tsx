import * as React from 'react'
import { site } from '@galley/site'
import { onDemand } from '@galley/ui/on-demand'

const FeedbackQuestion = onDemand(async () => (await import('./feedback-question')).FeedbackQuestion)

/** Asks whether a page was helpful, on a site that wants to know; others load nothing of it. */
export const PageFeedback = ({ path }: { path: string }) =>
  site.feedback.sendTo ? <FeedbackQuestion key={path} path={path} /> : null
