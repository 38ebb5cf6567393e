import * as React from 'react'
import { grounds } from '@galley/tokens/tokens'

/** Theme colours for the head of every page, by the scheme of the device. `start/color-mode.ts` applies the reader's choice. */
export const deviceThemeColors = (['light', 'dark'] as const).map((mode) => (
  <meta key={mode} name="theme-color" media={`(prefers-color-scheme: ${mode})`} content={grounds[mode]} />
))
