export { decodePath, encodePath, isBelow, relativeUrl, resolveTarget, withoutSlash } from './url-path'
