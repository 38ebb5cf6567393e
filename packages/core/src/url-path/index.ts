export {
  decodePath,
  decodeText,
  encodePath,
  isBelow,
  relativeUrl,
  resolveTarget,
  urlAt,
  withoutSlash,
} from './url-path'
