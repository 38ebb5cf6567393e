import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { SERVER_MANIFEST_FILE, type ServerManifest } from '@galley/core/server-manifest'

export const HASHED_SCRIPT = '/app-0123456789abcdef0123.js'

/** A page long enough to be compressed. */
export const DOCS_HTML = `<!doctype html><html><head><title>Install</title></head><body><h1>Install</h1>${'<p>Read on.</p>'.repeat(200)}</body></html>`

export const BUILD_ID = '0123456789abcdef0123'

const DATA = { text: 'Read on. '.repeat(200) }
/** Payload of the docs page. */
export const PAYLOAD = JSON.stringify({ version: 1, path: '/docs/install', template: 'docs-page', data: DATA })

/** Text of the script, for range requests. */
export const SCRIPT = `console.log("first");\n${'// more of it\n'.repeat(200)}`

const NOT_FOUND_HTML = `<!doctype html><html><head><title>Page not found.</title></head><body><h1>Page not found<span class="path"></span></h1><script>"Page not found."</script></body></html>`

const FILES: Record<string, string> = {
  'public/index.html': '<!doctype html><title>Home</title><h1>Home</h1>',
  'public/docs/install/index.html': DOCS_HTML,
  'public/caf\u00e9/index.html': '<h1>Caf\u00e9</h1>',
  'public/404.html': NOT_FOUND_HTML,
  [`public${HASHED_SCRIPT}`]: SCRIPT,
  'public/docs/install.md': '# Install\n',
  'public/api/search/areas.json': '{}',
  'public/api/search/index/docs-0123456789abcdef0123.json': '{}',
  'public/blog/feed.xml': '<rss/>',
  'public/blog/feed.json': '{}',
  'public/opensearch.xml': '<OpenSearchDescription/>',
  'public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'public/page-data/docs/install/page-data.json': '{"result":{"data":{"doc":"Install"}}}',
  'public/docs/install/_payload.json': PAYLOAD,
  'public/builds/latest.json': JSON.stringify({ id: BUILD_ID, timestamp: 0 }),
  'public/archive.tar.gz': 'archive',
  'public/_headers': 'secret',
  'public/_redirects': 'secret',
  'public/.env': 'secret',
  'public/.well-known/security.txt': 'Contact: us',
  'secret.txt': 'secret',
}

const MANIFEST: ServerManifest = {
  pages: ['/', '/404.html', '/café', '/docs/install'],
  redirects: [
    { from: '/get-started', to: '/docs/install#first', status: 301 },
    { from: '/examples/*', to: '/docs/*', status: 302 },
    { from: '/docs/install', to: '/', status: 302 },
    { from: '/page-data/*', to: '/', status: 302 },
    { from: '/old/*', to: 'https://old.example/*', status: 302 },
    { from: '/root/*', to: '/*', status: 302 },
  ],
  headers: [{ for: '/icon.svg', values: { 'X-Icon': 'yes' } }],
  inlineHashes: {
    '/docs/install': { scripts: ['sha256-AAA='], styles: [] },
    '/404.html': { scripts: ['sha256-BBB='], styles: [] },
  },
}

/** Writes a small built project to a temporary folder. */
export async function createBuiltSite() {
  const projectDir = await mkdtemp(join(tmpdir(), 'built-site-'))
  for (const [file, text] of Object.entries(FILES)) await write(join(projectDir, file), text)
  for (const file of ['public/docs/install/index.html', `public${HASHED_SCRIPT}`]) {
    await write(join(projectDir, `${file}.br`), brotliCompressSync(FILES[file] ?? ''))
  }
  await write(join(projectDir, SERVER_MANIFEST_FILE), JSON.stringify(MANIFEST))
  return {
    projectDir,
    options: { publicDir: join(projectDir, 'public'), manifest: MANIFEST, projectDir },
    remove: () => rm(projectDir, { recursive: true }),
  }
}

async function write(file: string, content: string | Buffer) {
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
