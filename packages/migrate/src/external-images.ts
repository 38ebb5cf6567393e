import { toLabel } from './containers'
import type { PageTools } from './dialect'

/** Returns true for a URL of another site. */
export const isExternal = (url: string) => /^(https?:)?\/\//i.test(url)

/** Returns the last part of a URL as the text of a link. */
export const nameOfUrl = (url: string) => /([^/?#]+)\/*(?:[?#].*)?$/.exec(url)?.[1] ?? url

export const noteExternalImage = (url: string, { note }: PageTools) =>
  note(`The image "${url}" of another site became a link. To show the image, save its file beside the page.`)

/** Writes an image of another site as a link, or as its alternative text inside another link. */
export function linkImage(url: string, alt: unknown, page: PageTools, isInLink = false): string {
  noteExternalImage(url, page)
  const label = toLabel((typeof alt === 'string' && alt.trim()) || nameOfUrl(url))
  return isInLink ? label : `[${label}](${url})`
}
