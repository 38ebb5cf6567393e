export {
  cacheControl,
  contentSecurityPolicy,
  IMMUTABLE,
  isHashedFile,
  REVALIDATE,
  SECURITY_HEADERS,
} from './site-headers'
