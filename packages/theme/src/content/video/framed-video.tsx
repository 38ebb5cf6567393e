import * as React from 'react'
import { useState } from 'react'
import type { VideoSource } from '@galley/core/video-source'
import { Icon } from '@galley/ui/icon'
import type { ContentImageFile } from '../content-images'
import { Picture } from '../picture'
import * as S from './video.styles'

interface FramedVideoProps {
  source: Extract<VideoSource, { kind: 'frame' }>
  title: string
  poster: ContentImageFile | undefined
}

/**
 * A video from another service. Sends no request to the service before the reader presses play. Without scripts, the picture links to the
 * page of the video.
 */
export function FramedVideo({ source, title, poster }: FramedVideoProps) {
  const [isPlaying, setPlaying] = useState(false)
  if (isPlaying) {
    return (
      <S.Player
        ref={takeFocus}
        src={source.frame}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture; encrypted-media"
      />
    )
  }
  const data = poster?.file?.childImageSharp?.gatsbyImageData
  return (
    <S.Facade
      href={source.page}
      aria-label={`Play video: ${title} (${source.service})`}
      onClick={(event) => {
        // A modifier key opens the page of the video in another tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        setPlaying(true)
      }}
    >
      {data ? <Picture data={data} alt="" /> : poster?.file?.publicURL && <img src={poster.file.publicURL} alt="" />}
      <S.PlayMark>
        <Icon name="play" size={22} />
      </S.PlayMark>
      <S.Words>
        <S.Title>{title}</S.Title>
        <span>Plays from {source.service}</span>
      </S.Words>
    </S.Facade>
  )
}

/** Focuses the frame, because it replaces the focused link. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()
