import * as React from 'react'
import { site } from '@galley/site'
import { onDemand } from '@galley/ui/on-demand'

const FeedbackQuestion = onDemand(async () => (await import('./feedback-question')).FeedbackQuestion)

/** Asks if a page was helpful. A site without `feedback.sendTo` loads no code for it. */
export const PageFeedback = ({ path }: { path: string }) =>
  site.feedback.sendTo ? <FeedbackQuestion key={path} path={path} /> : null
