export {
  cacheControl,
  connectSources,
  contentSecurityPolicy,
  IMMUTABLE,
  isHashedFile,
  type PreviewOrigins,
  REVALIDATE,
  SECURITY_HEADERS,
} from './site-headers'
