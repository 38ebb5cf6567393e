/** Paths of published copies of content files: `/static/`, the digest of the file, and its name. */
const COPY = /^\/static\/[0-9a-f]{32}\/[^/?#]+/

/** Returns the path of the published copy of a file below `content/`. Gatsby publishes images at the same path. */
export const downloadUrl = (file: string, digest: string) =>
  `/static/${digest}/${encodeURIComponent(file.split('/').at(-1)!.normalize('NFC'))}`

/** True for a link to a published copy of a content file. */
export const isDownload = (url: string) => COPY.test(url)

/** Returns the decoded path of the published copy that a link leads to; undefined for any other link. */
export function copyOf(url: string): string | undefined {
  const [path] = COPY.exec(url) ?? []
  return path === undefined ? undefined : decodeURIComponent(path)
}

/** Files that browsers show: PDF, text, images, audio and video. */
const SHOWN = /\.(?:pdf|txt|png|jpe?g|webp|avif|gif|svg|mp3|m4a|ogg|wav|mp4|webm)$/i

/** True for a link to a published copy that browsers save instead of showing it. */
export const isSaved = (url: string) => !SHOWN.test(copyOf(url) ?? '.txt')
