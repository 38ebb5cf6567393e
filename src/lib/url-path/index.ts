export { decodePath, encodePath } from './url-path'
