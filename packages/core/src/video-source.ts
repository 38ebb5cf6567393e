/** Source of a video: a file of this site, or a service whose player is shown in a frame. */
export type VideoSource =
  | { kind: 'file'; src: string }
  | { kind: 'frame'; service: string; page: string; frame: string }

const FILE = /^\/(?!\/)\S+\.(mp4|webm)$/
const YOUTUBE = /^https:\/\/(?:(?:www\.)?youtube\.com\/(?:watch\?v=|shorts\/)|youtu\.be\/)([\w-]{11})(?:[?&]\S*)?$/
const VIMEO = /^https:\/\/(?:www\.)?vimeo\.com\/(\d+)(?:[?#]\S*)?$/

/** Origins of the services' players. The content security policy allows frames of these origins. */
export const VIDEO_FRAME_ORIGINS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'] as const
const [youtube, vimeo] = VIDEO_FRAME_ORIGINS

/** Parses the URL of a video; returns undefined if the site cannot show the video. */
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
