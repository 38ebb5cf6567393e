import { createServer } from 'node:http'
import sirv from 'sirv'

// Serves `public/` with sirv as in production: files are listed at the start, and compressed copies are preferred.
createServer(sirv('public', { brotli: true, gzip: true, etag: true })).listen(Number(process.env['PORT']), '127.0.0.1')
