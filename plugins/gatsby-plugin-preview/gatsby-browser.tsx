import { startPreview } from './start-preview'

// Gatsby runs this file before the site's own, so the token leaves the URL before any code sends requests.
startPreview()
