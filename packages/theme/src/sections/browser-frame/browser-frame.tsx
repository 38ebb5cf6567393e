import * as React from 'react'
import type { ReactNode } from 'react'
import { ImageFile, type ContentImageFile } from '../../content'
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

export function Frame({ children }: { children: ReactNode }) {
  return (
    <S.Root>
      <S.Bar aria-hidden="true" />
      {children}
    </S.Root>
  )
}
