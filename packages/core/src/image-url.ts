/** True for the path of an image in `static/` and for the URL of an image on another site. False for a file below `content/`. */
export const isImageUrl = (src: string) => /^(?:\/|https:)/.test(src)

const SIZE = /#(\d+)x(\d+)$/

/** Returns the size in pixels that the hash of an image URL declares, such as "#640x480"; undefined for a URL without a size. */
export function sizeOfUrl(url: string): { width: number; height: number } | undefined {
  const [, width, height] = SIZE.exec(url) ?? []
  return width === undefined ? undefined : { width: Number(width), height: Number(height) }
}
