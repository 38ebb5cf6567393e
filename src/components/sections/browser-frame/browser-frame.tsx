import * as React from 'react'
import { Picture, type ContentImageFile } from '~/components/content'
import * as S from './browser-frame.styles'

interface BrowserFrameProps {
  image: ContentImageFile
  /** What the screenshot shows; empty beside words that say it. */
  alt: string
}

/** A screenshot in the frame of a browser window. */
export function BrowserFrame({ image, alt }: BrowserFrameProps) {
  const { file, width, height } = image
  const data = file?.childImageSharp?.gatsbyImageData
  return (
    <S.Root>
      <S.Bar aria-hidden="true" />
      {data ? (
        <Picture data={data} alt={alt} />
      ) : (
        // Vector and animated images are shown as they are.
        file?.publicURL && <img src={file.publicURL} alt={alt} width={width} height={height} loading="lazy" />
      )}
    </S.Root>
  )
}
