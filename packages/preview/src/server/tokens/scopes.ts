import { onceForEach } from '@galley/core/once-for-each'
import { PUBLISHED_BRANCH, type PreviewClaims } from '@galley/core/preview'
import { decodePath, withoutSlash } from '@galley/core/url-path'
import picomatch from 'picomatch'

/** Maximum number of wildcards in a pattern. Each wildcard multiplies the matching time of a hostile path. */
export const MAX_WILDCARDS = 3

/** Maximum length of a path or pattern. */
export const MAX_PATH_LENGTH = 1000

/** Characters with a meaning for picomatch or regular expressions. Only the wildcards "*" and "**" are allowed. */
const FORBIDDEN = /[\\()[\]{}|!+@"?%]/

/** Returns the error message for an invalid pattern of paths, or undefined. "/docs/**" matches "/docs" and all its subpages. */
export function explainPattern(pattern: string) {
  const wildcards = pattern.match(/\*+/g) ?? []
  const isClear = pattern.split('/').every((segment) => segment === '**' || /^[^*]*\*?[^*]*$/.test(segment))
  if (
    readPath(pattern) === pattern &&
    !FORBIDDEN.test(pattern) &&
    isClear &&
    wildcards.length <= MAX_WILDCARDS &&
    pattern.length <= MAX_PATH_LENGTH
  )
    return undefined
  return `A pattern of paths must be such as "/docs/**", "/blog/*" or "/docs/setup", with at most ${MAX_WILDCARDS} wildcards, got "${pattern}". Correct it.`
}

/** Returns true if the token may see a branch; "" is a working tree. Every token may see the published content. */
export const maySeeBranch = ({ branches }: PreviewClaims, branch: string) =>
  branches === undefined || branch === PUBLISHED_BRANCH || branches.includes(branch)

/**
 * Returns the normalized path of a page if the token may see it: decoded, without a trailing slash.
 * Look up only the returned path, so that no other reading of the URL bypasses the check.
 */
export function findVisiblePath({ paths }: PreviewClaims, urlPath: string): string | undefined {
  const path = readPath(urlPath)
  return path !== undefined && (paths === undefined || matcherOf(paths)(path)) ? path : undefined
}

/** Returns true if the token may see the page at this path. */
export const maySeePath = (claims: PreviewClaims, urlPath: string) => findVisiblePath(claims, urlPath) !== undefined

/** Decodes a path. Returns undefined if the result contains "%": decoding twice would yield a path that was not checked. */
function readPath(urlPath: string) {
  const path = decodePath(urlPath)
  return path === undefined || path.includes('%') || path.length > MAX_PATH_LENGTH ? undefined : withoutSlash(path)
}

/** Compiles patterns once, because a long list of pages may be filtered. */
const matcherOf = onceForEach((patterns: string[]) =>
  picomatch(patterns, {
    // Pages may be below "/.well-known".
    dot: true,
    windows: false,
    nobrace: true,
    nobracket: true,
    noextglob: true,
    nonegate: true,
  }),
)
