import * as React from 'react'
import type { ReactNode } from 'react'
import { ImageFile, type ContentImageFile } from '../content'
import * as S from './browser-frame.styles'

interface BrowserFrameProps {
  image: ContentImageFile
  /** Alternative text. Empty if the text next to the screenshot says the same. */
  alt: string
}

/** A screenshot in the frame of a browser window. */
export function BrowserFrame({ image, alt }: BrowserFrameProps) {
  return <Frame>{image.file && <ImageFile image={image} alt={alt} />}</Frame>
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <S.Root>
      <S.Bar aria-hidden="true" />
      {children}
    </S.Root>
  )
}

interface ModeScreenshotProps {
  /** URL of the screenshot for light pages. */
  light: string
  /** URL of the screenshot for dark pages, with the same size. */
  dark: string
  /** Alternative text of both screenshots. */
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
