import type { AddressInfo } from 'node:net'
import fastifyCompress from '@fastify/compress'
import { previewLink } from '@galley/core/preview'
import { basePathOptions, registerBasePath } from '@galley/server/base-path'
import { COMPRESSION } from '@galley/server/compression'
import { CONNECTION_LIMITS } from '@galley/server/connection-limits'
import { handleError } from '@galley/server/error-response'
import { stopGracefully } from '@galley/server/graceful-stop'
import { RequestLog } from '@galley/server/request-log'
import { createCommonHeaders } from '@galley/server/response-headers'
import { explainListenError } from '@galley/server/settings'
import { site } from '@galley/site'
import Fastify from 'fastify'
import { mountPreview } from './mount-preview'
import { readPreviewSettings } from './preview-settings'

/** Lifetime of the link that is printed at the start, which works on this machine only. */
const LINK_SECONDS = 24 * 60 * 60

async function start() {
  const projectDir = process.cwd()
  const { env } = process
  const settings = readPreviewSettings(env, projectDir)
  const app = Fastify({
    logger: { level: settings.logLevel },
    trustProxy: settings.trustProxy,
    ...basePathOptions(site.basePath),
    ...CONNECTION_LIMITS,
    logController: new RequestLog(),
  })
  app.register(fastifyCompress, COMPRESSION)
  const setCommonHeaders = createCommonHeaders()
  app.addHook('onRequest', async (_request, reply) => setCommonHeaders(reply))
  registerBasePath(app, site.basePath)
  app.setErrorHandler(handleError)
  const { tokens, branches, contents } = await mountPreview(app, { settings, projectDir, env })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stopGracefully(app).then(() => process.exit(0)))
  }
  const opening = contents.branch(branches.defaultBranch)
  // Awaiting `opening` below throws its error.
  opening.catch(() => undefined)
  await app.listen({ port: settings.port, host: settings.host }).catch((cause: unknown) => {
    throw new Error(explainListenError(cause as NodeJS.ErrnoException, settings), { cause })
  })

  const { port } = app.server.address() as AddressInfo
  console.log(`The preview of ${site.name} is on http://localhost:${port}${site.basePath}`)
  if (env['NODE_ENV'] !== 'production') {
    const { token } = await tokens.sign({
      name: env['USER'] || env['USERNAME'] || 'Somebody',
      expiresInSeconds: LINK_SECONDS,
    })
    const link = previewLink(`http://localhost:${port}${site.basePath}/`, { token })
    console.log(`Open it with this link, which is valid for a day:\n\n  ${link}\n`)
    console.log('Links for others: npx galley preview-token --name ana')
  }
  const { ready } = await opening
  await ready
  console.log(`All content is compiled. The preview now shows every ${settings.repository ? 'push' : 'save'}.`)
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
