export { createRedirectMatcher, fillWildcard, isWildcard, type RedirectMatch } from './redirect-match'
