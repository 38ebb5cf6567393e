export {
  cacheControl,
  connectSources,
  contentSecurityPolicy,
  IMMUTABLE,
  type InlineHashes,
  isHashedFile,
  type PreviewOrigins,
  REVALIDATE,
  SECURITY_HEADERS,
} from './site-headers'
