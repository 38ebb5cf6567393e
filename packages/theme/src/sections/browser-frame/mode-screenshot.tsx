import * as React from 'react'
import { Frame } from './browser-frame'

interface ModeScreenshotProps {
  /** URL of the screenshot for light pages. */
  light: string
  /** URL of the one for dark pages, of the same size. */
  dark: string
  /** What both show. */
  alt: string
  width: number
  height: number
}

/** A screenshot in the frame of a browser window, as light or dark as the page. Lazy, so that only the shown one is loaded. */
export function ModeScreenshot({ light, dark, alt, ...size }: ModeScreenshotProps) {
  return (
    <Frame>
      <img data-mode="light" src={light} alt={alt} loading="lazy" {...size} />
      <img data-mode="dark" src={dark} alt={alt} loading="lazy" {...size} />
    </Frame>
  )
}
