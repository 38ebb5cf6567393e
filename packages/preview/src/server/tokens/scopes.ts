import { PUBLISHED_BRANCH, type PreviewClaims } from '@galley/core/preview'
import { decodePath, withoutSlash } from '@galley/core/url-path'
import picomatch from 'picomatch'

/** Each more of them multiplies the time that a hostile path costs. */
export const MAX_WILDCARDS = 3

/** No page has a longer path. */
export const MAX_PATH_LENGTH = 1000

/** Only "*" and "**" are wildcards. What else picomatch, or the expression that it makes, would read as one is refused. */
const FORBIDDEN = /[\\()[\]{}|!+@"?%]/

/** What is wrong with a pattern of paths; undefined when it is good. "/docs/**" matches "/docs" and all its subpages. */
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

/** Whether the token is for this branch; a working tree is the branch "". What is published is no secret. */
export const maySeeBranch = ({ branches }: PreviewClaims, branch: string) =>
  branches === undefined || branch === PUBLISHED_BRANCH || branches.includes(branch)

/**
 * The path of a page as its entry has it, when the token may see it: decoded, without a slash at its end.
 * Look up what this gives and nothing else, so that no other reading of the URL gets around the check.
 */
export function findVisiblePath({ paths }: PreviewClaims, urlPath: string): string | undefined {
  const path = readPath(urlPath)
  return path !== undefined && (paths === undefined || matcherOf(paths)(path)) ? path : undefined
}

/** Whether the token may see the page at this path. */
export const maySeePath = (claims: PreviewClaims, urlPath: string) => findVisiblePath(claims, urlPath) !== undefined

/** A decoded path that can be decoded again is no page's: decoding twice would give another path than was checked. */
function readPath(urlPath: string) {
  const path = decodePath(urlPath)
  return path === undefined || path.includes('%') || path.length > MAX_PATH_LENGTH ? undefined : withoutSlash(path)
}

/** A list of a thousand pages is filtered with one expression. */
const matchers = new WeakMap<readonly string[], (path: string) => boolean>()

function matcherOf(patterns: string[]) {
  const matches =
    matchers.get(patterns) ??
    picomatch(patterns, {
      // "/.well-known/…" may have pages, on every system.
      dot: true,
      windows: false,
      nobrace: true,
      nobracket: true,
      noextglob: true,
      nonegate: true,
    })
  matchers.set(patterns, matches)
  return matches
}
