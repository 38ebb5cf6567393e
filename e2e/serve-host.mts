// Serves the site under test with another server: node --import tsx e2e/serve-host.mts nginx|caddy|files
import { join } from 'node:path'
import { collectRules } from '../packages/cli/src/host/host-rules'
import { startPlainServer, startServer } from './host-servers'
import { BASE_PATH, SITE, SITE_FOLDER } from './preview-setup.mjs'
import { readManifest } from './site-pages'

const [name = ''] = process.argv.slice(2)
const rules = collectRules(readManifest(), BASE_PATH)
const publicDir = join(SITE_FOLDER, 'public')
const port = Number(new URL(SITE).port)
const { stop } = await (name === 'files'
  ? startPlainServer(publicDir, rules, port)
  : startServer(name, rules, publicDir, port))
process.once('SIGTERM', () => void stop().then(() => process.exit(0)))
