import * as React from 'react'
import { Frame } from './browser-frame'

interface ModeScreenshotProps {
  /** URL of the screenshot for light pages. */
  light: string
  /** URL of the screenshot for dark pages, with the same size. */
  dark: string
  /** Alternative text of both. */
  alt: string
  width: number
  height: number
}

/** A screenshot in a browser frame that follows the colour mode. Lazy loading requests only the visible image. */
export function ModeScreenshot({ light, dark, alt, ...size }: ModeScreenshotProps) {
  return (
    <Frame>
      <img data-mode="light" src={light} alt={alt} loading="lazy" {...size} />
      <img data-mode="dark" src={dark} alt={alt} loading="lazy" {...size} />
    </Frame>
  )
}
