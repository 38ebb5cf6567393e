import * as React from 'react'
import { grounds } from '@galley/tokens/tokens'

/** For the head of every page: the ground colour for the browser's own frame, as the device's scheme has it. `start/color-mode.ts` follows the reader. */
export const deviceThemeColors = (['light', 'dark'] as const).map((mode) => (
  <meta key={mode} name="theme-color" media={`(prefers-color-scheme: ${mode})`} content={grounds[mode]} />
))
