export { decodePath, encodePath, isBelow, withoutSlash } from './url-path'
