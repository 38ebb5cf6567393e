export { listFolderRedirects, type PageAnchors, readRedirectFile, readRedirects, REDIRECT_FILE } from './read-redirects'
