import { startPreview } from './start-preview'

// Gatsby runs this file before that of the site: ahead of all that sends something.
startPreview()
