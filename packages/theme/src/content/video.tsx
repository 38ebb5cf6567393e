import * as React from 'react'
import { useEffect, useRef, useState } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { fillText } from '@galley/core/texts'
import { readVideoSource, type VideoSource } from '@galley/core/video-source'
import { site } from '@galley/site'
import { NEEDS_APP } from '@galley/start/marks'
import { Icon } from '@galley/ui/icon'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import { type ContentImageFile, ImageFile, useContentImage } from './content-images'
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
          src={addBasePath(source.src, site.basePath)}
          aria-label={title}
          poster={posterOf(image)}
          controls
          playsInline
          preload={image ? 'none' : 'metadata'}
          muted={loop}
          loop={loop}
        >
          {captions !== undefined && (
            <track kind="captions" src={addBasePath(captions, site.basePath)} srcLang={site.language.code} default />
          )}
        </S.Video>
      )}
    </S.Frame>
  )
}

const posterOf = (image: ContentImageFile | undefined) =>
  image?.file?.childImageSharp?.gatsbyImageData.images.fallback?.src ?? image?.file?.publicURL ?? undefined

interface FramedVideoProps {
  source: Extract<VideoSource, { kind: 'frame' }>
  title: string
  poster: ContentImageFile | undefined
}

/**
 * A video from another service. Sends no request to the service before the reader presses play. Without scripts, the picture links to the
 * page of the video.
 */
function FramedVideo({ source, title, poster }: FramedVideoProps) {
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
  return (
    <S.Facade
      href={source.page}
      onClick={(event) => {
        // A modifier key opens the page of the video in another tab.
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        setPlaying(true)
      }}
    >
      {poster?.file && <ImageFile image={poster} alt="" />}
      <S.PlayMark>
        <Icon name="play" size={22} />
      </S.PlayMark>
      <S.Words>
        <VisuallyHidden>{site.texts.playVideo} </VisuallyHidden>
        <S.Title>{title}</S.Title>{' '}
        <span>{fillText(site.texts.playsFrom, { service: source.service }, site.language)}</span>
      </S.Words>
    </S.Facade>
  )
}

/** Focuses the frame, because it replaces the focused link. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus()
