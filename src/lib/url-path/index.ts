export { decodePath, encodePath, withoutSlash } from './url-path'
