import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { removeBasePath } from '@galley/core/base-path'
import sirv from 'sirv'
import { translateForCaddy } from '../packages/cli/src/host/caddy'
import type { HostFiles, HostRules } from '../packages/cli/src/host/host-rules'
import { translateForNginx } from '../packages/cli/src/host/nginx'
import { findServer } from '../scripts/programs.mjs'

export interface Running {
  origin: string
  stop: () => Promise<void>
}

/** A web server that a test starts with the configuration of `galley host`. */
interface HostServer {
  translate: (rules: HostRules) => HostFiles
  /** Returns the main configuration file around the files of `galley host`. */
  configure: (port: number, publicDir: string) => string
  /** Arguments of the program in the folder of the configuration. */
  args: readonly string[]
}

export const SERVERS: Record<string, HostServer> = {
  nginx: {
    translate: translateForNginx,
    // As root, nginx would serve as another user, who may not read the folder.
    configure: (port, publicDir) => `${process.getuid?.() === 0 ? 'user root;\n' : ''}daemon off;
pid nginx.pid;
error_log error.log;
events {}
http {
  access_log off;
${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `  ${name}_temp_path temp;\n`).join('')}  include http.conf;
  server {
    listen 127.0.0.1:${port};
    root "${publicDir}";
    include server.conf;
  }
}
`,
    args: ['-p', '.', '-c', 'main.conf', '-e', 'error.log'],
  },
  caddy: {
    translate: translateForCaddy,
    configure: (port, publicDir) => `{
	admin off
	auto_https off
}
http://127.0.0.1:${port} {
	root * "${publicDir}"
	import site.caddy
}
`,
    args: ['run', '--adapter', 'caddyfile', '--config', 'main.conf'],
  },
}

/** Returns a port that no server of this machine uses. */
async function findPort() {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

/**
 * Starts a web server with the rules of a build, as the current user and in a temporary folder.
 * @param given port to listen on; a free port by default
 */
export async function startServer(name: string, rules: HostRules, publicDir: string, given?: number): Promise<Running> {
  const { translate, configure, args } = SERVERS[name]!
  const port = given ?? (await findPort())
  const folder = mkdtempSync(join(tmpdir(), `host-${name}-`))
  const files = { ...translate(rules).files, 'main.conf': configure(port, publicDir) }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text)
  mkdirSync(join(folder, 'temp'))
  // nginx reads the file beside its main configuration.
  symlinkSync('/etc/nginx/mime.types', join(folder, 'mime.types'))

  const child = spawn(findServer(name) ?? name, args, { cwd: folder, env: { ...process.env, HOME: folder } })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part: Buffer) => (output += part.toString()))
  const ended = new Promise<void>((resolve, reject) => child.once('close', () => resolve()).once('error', reject))
  ended.catch((error: unknown) => (output += String(error)))
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; !(await isListening(origin)); attempt += 1) {
    if (child.exitCode !== null || attempt > 100) throw new Error(`${name} did not start: ${output}`)
    await setTimeout(100)
  }
  return {
    origin,
    async stop() {
      child.kill()
      await ended
      rmSync(folder, { recursive: true })
    },
  }
}

const isListening = (origin: string) =>
  fetch(origin).then(
    () => true,
    () => false,
  )

/** Starts a server that knows files and folders only, as GitHub Pages does. All responses have the common headers. */
export async function startPlainServer(publicDir: string, { basePath, common }: HostRules, port = 0): Promise<Running> {
  const serve = sirv(publicDir, {
    setHeaders: (response) => {
      for (const [name, value] of Object.entries(common)) response.setHeader(name, value)
    },
  })
  const server = createServer((request, response) => {
    const path = removeBasePath(request.url ?? '/', basePath)
    if (path === undefined) response.writeHead(404).end()
    else serve(Object.assign(request, { url: path }), response)
  }).listen(port, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
