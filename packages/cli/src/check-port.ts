import { once } from 'node:events'
import { createServer } from 'node:net'

/** Rejects if a server cannot listen on the port. Call this before a long build. */
export async function checkPort(port: string, host = process.env['HOST'] || '127.0.0.1') {
  try {
    const server = createServer().listen({ port: Number(port), host })
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  } catch (cause) {
    const { code, message } = cause as NodeJS.ErrnoException
    const problem =
      code === 'EADDRINUSE'
        ? `Port ${port} is in use. Stop what runs there, or choose another with PORT, such as PORT=${Number(port) + 1}.`
        : `The server cannot listen on ${host}:${port}: ${message}. Choose others with HOST and PORT.`
    throw new Error(problem, { cause })
  }
}
