export { decodePath, encodePath, isBelow, relativeUrl, resolveTarget, urlAt, withoutSlash } from './url-path'
