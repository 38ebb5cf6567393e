import * as React from 'react'
import type { ReactNode } from 'react'
import { ImageFile, type ContentImageFile } from '../../content'
import * as S from './browser-frame.styles'

interface BrowserFrameProps {
  image: ContentImageFile
  /** What the screenshot shows; empty beside words that say it. */
  alt: string
}

/** A screenshot in the frame of a browser window. */
export function BrowserFrame({ image, alt }: BrowserFrameProps) {
  return <Frame>{image.file && <ImageFile image={image} alt={alt} />}</Frame>
}

/** The frame of a browser window. */
export function Frame({ children }: { children: ReactNode }) {
  return (
    <S.Root>
      <S.Bar aria-hidden="true" />
      {children}
    </S.Root>
  )
}
