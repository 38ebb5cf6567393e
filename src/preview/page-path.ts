import { decodePath, withoutSlash } from '~/lib/url-path'

/** The path of a URL as content has it. */
export const pagePath = (pathname: string) => withoutSlash(decodePath(pathname) ?? pathname)
