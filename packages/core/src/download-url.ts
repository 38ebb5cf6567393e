/** Paths of published copies of content files: `/static/`, the digest of the file, and its name. */
const COPY = /^\/static\/[0-9a-f]{32}\/[^/?#]+/

/** The path of the published copy of a file below `content/`. Gatsby publishes images at the same path. */
export const downloadUrl = (file: string, digest: string) =>
  `/static/${digest}/${encodeURIComponent(file.split('/').at(-1)!.normalize('NFC'))}`

/** True for a link to a published copy of a content file. */
export const isDownload = (url: string) => COPY.test(url)

/** The path of the copy that a link leads to, decoded; undefined for another link. */
export function copyOf(url: string): string | undefined {
  const [path] = COPY.exec(url) ?? []
  return path === undefined ? undefined : decodeURIComponent(path)
}

/** Types that browsers show: PDF, text, images, sounds and films. */
const SHOWN = /\.(?:pdf|txt|png|jpe?g|webp|avif|gif|svg|mp3|m4a|ogg|wav|mp4|webm)$/i

/** True for a link whose file browsers save instead of showing it. */
export const isSaved = (url: string) => !SHOWN.test(copyOf(url) ?? '.txt')
