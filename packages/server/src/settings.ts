import { isIP } from 'node:net'

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']

/** Reads PORT, HOST, LOG_LEVEL and TRUST_PROXY. */
export function readSettings(env: Record<string, string | undefined>) {
  const port = Number(env['PORT'] || 9000)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new Error(
      `PORT must be a number from 0 to 65535, got "${env['PORT']}". Correct it, or leave it out for 9000.`,
    )
  }
  const logLevel = env['LOG_LEVEL'] || 'info'
  if (!LOG_LEVELS.includes(logLevel)) {
    throw new Error(
      `LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, got "${logLevel}". Correct it, or leave it out.`,
    )
  }
  return { port, host: env['HOST'] || '127.0.0.1', logLevel, trustProxy: readTrustProxy(env['TRUST_PROXY']) }
}

/** Explains why the server cannot listen, with the remedy. */
export function explainListenError(
  { code, message }: NodeJS.ErrnoException,
  { port, host }: { port: number | string; host: string },
) {
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the program that uses the port, or choose another port with PORT, such as PORT=${Number(port) + 1}.`
  return `The server cannot listen on ${host}:${port}: ${message}. Choose another host or port with HOST and PORT.`
}

/** Returns the proxies whose X-Forwarded-* headers count: "true" for all. */
function readTrustProxy(value = ''): boolean | string {
  if (value === 'true') return true
  if (value === 'false' || value === '') return false
  const wrong = value.split(',').find((proxy) => !isProxy(proxy.trim()))
  if (wrong === undefined) return value
  throw new Error(
    `TRUST_PROXY must be "true" or IP addresses such as "10.0.0.0/8,loopback", got "${wrong}". Correct it, or leave it out.`,
  )
}

function isProxy(name: string) {
  const [ip = ''] = name.split('/', 1)
  return isIP(ip) > 0 || ['loopback', 'linklocal', 'uniquelocal'].includes(name)
}
