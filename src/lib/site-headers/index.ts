export {
  cacheControl,
  contentSecurityPolicy,
  IMMUTABLE,
  isHashedFile,
  type PreviewOrigins,
  REVALIDATE,
  SECURITY_HEADERS,
} from './site-headers'
