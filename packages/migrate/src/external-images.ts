import type { PageTools } from './dialect'

/** Returns true for a URL of another site. */
export const isExternal = (url: string) => /^(https?:)?\/\//i.test(url)

/** Returns the last part of a URL as the text of a link. */
export const nameOfUrl = (url: string) => /([^/?#]+)\/*(?:[?#].*)?$/.exec(url)?.[1] ?? url

export const noteExternalImage = (url: string, { note }: PageTools) =>
  note(`The image "${url}" is on another site. It is a link now; save the file beside the page and show that.`)
