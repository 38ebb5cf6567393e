export {
  cacheControl,
  connectSources,
  contentSecurityPolicy,
  feedHeaders,
  IMMUTABLE,
  type InlineHashes,
  isHashedFile,
  type PreviewOrigins,
  REVALIDATE,
  SECURITY_HEADERS,
} from './site-headers'
