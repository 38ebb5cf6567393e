import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { site } from '../site'
import { createServer } from './create-server'
import { stopGracefully } from './graceful-stop'
import { readManifest } from './read-manifest'
import { readSettings, type Settings } from './settings'

async function start() {
  const projectDir = process.cwd()
  const settings = readSettings(process.env)
  const app = createServer({
    publicDir: join(projectDir, 'public'),
    manifest: await readManifest(projectDir),
    functionsRoot: projectDir,
    logger: { level: settings.logLevel },
    trustProxy: settings.trustProxy,
  })
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void stopGracefully(app).then(() => process.exit(0)))
  }
  await app.listen({ port: settings.port, host: settings.host }).catch((cause: unknown) => {
    throw new Error(explainListenError(cause as NodeJS.ErrnoException, settings), { cause })
  })
  const { port } = app.server.address() as AddressInfo
  console.log(`${site.name} is on http://localhost:${port}`)
}

function explainListenError({ code, message }: NodeJS.ErrnoException, { port, host }: Settings) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what runs there, or choose another with PORT, such as PORT=${port + 1}.`
  return `The server cannot listen on ${host}:${port}: ${message}. Choose others with HOST and PORT.`
}

start().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
})
