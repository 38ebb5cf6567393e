import { decodePath, withoutSlash } from '@galley/core/url-path'

/** The path of a URL as content has it. */
export const pagePath = (pathname: string) => withoutSlash(decodePath(pathname) ?? pathname)
