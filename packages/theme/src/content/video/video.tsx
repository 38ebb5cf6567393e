import * as React from 'react'
import { useEffect, useRef } from 'react'
import { readVideoSource } from '@galley/core/video-source'
import { site } from '@galley/site'
import { NEEDS_APP } from '@galley/start/marks'
import { useContentImage } from '../content-images'
import { FramedVideo } from './framed-video'
import * as S from './video.styles'

interface VideoProps {
  /** File in `static/`, or the URL of a video at YouTube or Vimeo. */
  src: string
  /** Accessible name. */
  title: string
  /** Image file in `content/`, shown until the video plays. */
  poster?: string
  /** Subtitles file, for videos in `static/`. */
  captions?: string
  /** Aspect ratio. @default '16/9' */
  ratio?: string
  /** Plays a video in `static/` in a loop, without sound. @default false */
  loop?: boolean
}

/** A video with a reserved aspect ratio. */
export function Video({ src, title, poster = '', captions, ratio = '16/9', loop = false }: VideoProps) {
  const image = useContentImage(poster)
  const source = readVideoSource(src)
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!loop || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return
    // Browsers may block autoplay to save power. The reader can use the controls.
    video.current?.play().catch(() => undefined)
  }, [loop])

  if (!source) return null
  return (
    <S.Frame style={{ '--ratio': ratio }} {...(loop && { [NEEDS_APP]: '' })}>
      {source.kind === 'frame' ? (
        <FramedVideo source={source} title={title} poster={image} />
      ) : (
        <S.Video
          ref={video}
          src={source.src}
          aria-label={title}
          poster={posterOf(image)}
          controls
          playsInline
          preload={image ? 'none' : 'metadata'}
          muted={loop}
          loop={loop}
        >
          {captions !== undefined && <track kind="captions" src={captions} srcLang={site.language} default />}
        </S.Video>
      )}
    </S.Frame>
  )
}

const posterOf = (image: ReturnType<typeof useContentImage>) =>
  image?.file?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? image?.file?.publicURL ?? undefined
