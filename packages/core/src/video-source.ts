/** Where a film comes from: a file of this site, or a service that shows it in a frame. */
export type VideoSource =
  | { kind: 'file'; src: string }
  | { kind: 'frame'; service: string; page: string; frame: string }

const FILE = /^\/(?!\/)\S+\.(mp4|webm)$/
const YOUTUBE = /^https:\/\/(?:(?:www\.)?youtube\.com\/(?:watch\?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?:[?&]\S*)?$/
const VIMEO = /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)(?:[?#]\S*)?$/

/** Origins of the frames that show films; the content security policy lets no others in. */
export const VIDEO_FRAME_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const
const [youtube, vimeo] = VIDEO_FRAME_ORIGINS

/** Reads the URL of a film, or undefined when it is none that can be shown. */
export function readVideoSource(src: string): VideoSource | undefined {
  if (FILE.test(src)) return { kind: 'file', src }
  const youtubeId = YOUTUBE.exec(src)?.[1]
  if (youtubeId !== undefined) {
    return { kind: 'frame', service: 'YouTube', page: src, frame: `${youtube}/embed/${youtubeId}?autoplay=1&rel=0` }
  }
  const vimeoId = VIMEO.exec(src)?.[1]
  if (vimeoId !== undefined) {
    return { kind: 'frame', service: 'Vimeo', page: src, frame: `${vimeo}/video/${vimeoId}?autoplay=1&dnt=1` }
  }
  return undefined
}
