import { once } from 'node:events'
import { createServer } from 'node:net'
import { explainListenError } from '@galley/server/settings'

/** Rejects if a server cannot listen on the port. Call this before a long build. */
export async function checkPort(port: string, host = process.env['HOST'] || '127.0.0.1') {
  try {
    const server = createServer().listen({ port: Number(port), host })
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  } catch (cause) {
    throw new Error(explainListenError(cause as NodeJS.ErrnoException, { port, host }), { cause })
  }
}
