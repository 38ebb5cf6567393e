/** True for an image that is not a file below `content/`: one in `static/`, by its path, or one of another site. */
export const isImageUrl = (src: string) => /^(?:\/|https:)/.test(src)

const SIZE = /#(\d+)x(\d+)$/

/** The size that the end of an image's URL declares, such as "#640x480"; undefined for a URL without one. */
export function sizeOfUrl(url: string): { width: number; height: number } | undefined {
  const [, width, height] = SIZE.exec(url) ?? []
  return width === undefined ? undefined : { width: Number(width), height: Number(height) }
}
