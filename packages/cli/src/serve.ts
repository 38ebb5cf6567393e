import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { createServer } from '@galley/server/create-server'
import { stopGracefully } from '@galley/server/graceful-stop'
import { isBundled } from '@galley/server/is-bundled'
import { readManifest } from '@galley/server/read-manifest'
import { explainListenError, readSettings } from '@galley/server/settings'
import { site } from '@galley/site'
import type { FastifyInstance } from 'fastify'
import { requirePackage } from './require-package'

async function listen() {
  const projectDir = process.cwd()
  const settings = readSettings(process.env)
  const app = createServer({
    publicDir: join(projectDir, 'public'),
    manifest: await readManifest(projectDir),
    projectDir,
    logger: { level: settings.logLevel },
    trustProxy: settings.trustProxy,
  })
  if (readPreviewSwitch(process.env['PREVIEW'])) await mountApi(app, projectDir)
  await app.ready()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stopGracefully(app).then(() => process.exit(0)))
  }
  await app.listen({ port: settings.port, host: settings.host }).catch((cause: unknown) => {
    throw new Error(explainListenError(cause as NodeJS.ErrnoException, settings), { cause })
  })
  const { port } = app.server.address() as AddressInfo
  console.log(`${site.name} is on http://localhost:${port}${site.basePath}`)
}

/** Returns true for `PREVIEW=on`, which serves previews of drafts with the site. Otherwise the server loads no code of previews. */
function readPreviewSwitch(value = 'off') {
  if (value === 'on' || value === 'off' || value === '') return value === 'on'
  throw new Error(`PREVIEW must be "on" or "off", got "${value}". Correct it, or leave it out for "off".`)
}

/** Mounts the API of previews. Preview builds have URLs of their own, so only `galley preview` serves them. */
async function mountApi(app: FastifyInstance, projectDir: string) {
  if (isBundled) throw new Error('A bundle contains no previews. Leave out PREVIEW=on, or serve with "galley serve".')
  requirePackage('@galley/preview', 'PREVIEW=on')
  const { mountPreview, readPreviewSettings } = await import('@galley/preview/server')
  const settings = { ...readPreviewSettings(process.env, projectDir), hasBuilds: false }
  await mountPreview(app, { settings, projectDir, env: process.env })
}

/** Serves the last build of the working folder until a signal stops it. */
export async function serve() {
  await listen().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error)
    // Servers and timers that have started would keep the process running.
    process.exit(1)
  })
}
