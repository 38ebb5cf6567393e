import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { quantile } from './figures'
import { readTreeMemory, readTreeSeconds } from './measure-build'
import { type RunningServer, runProgram } from './run-server'
import type { Load, LoadResult } from './send-load.mts'
import { waitForServer } from './serve-site'

const run = promisify(execFile)

const CONNECTIONS = [32, 512]
/** Each round loads one server after the other, so that other work on the machine affects all servers. */
const ROUNDS = 3
const SECONDS = 3
const WARM_UP_SECONDS = 2

/** Headers of a browser that opens a page over HTTPS. */
const BROWSER_HEADERS = {
  Accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,image/webp,*/*;q=0.8',
  'Accept-Encoding': 'gzip, deflate, br, zstd',
}

interface Contestant {
  command: string
  words: (port: number) => readonly string[]
}

const GALLEY: Contestant = { command: process.execPath, words: () => ['packages/cli/src/galley.mjs', 'serve'] }

const FIRST_PORT = 9140

/** Figures of a server with a number of connections: medians of all rounds. */
export interface ServeFigures extends Record<(typeof MEDIANS)[number], number> {
  server: string
  connections: number
  /** Memory of the server's processes before the first and after the last round. */
  megabytesBefore: number
  megabytesAfter: number
}

const MEDIANS = ['requestsPerSecond', 'p50', 'p99', 'microseconds'] as const

/** Serves a built site with Galley's server, sirv and nginx, and requests a page from each in turns. */
export async function measureServers(folder: string, page: string): Promise<ServeFigures[]> {
  const configs = mkdtempSync(join(tmpdir(), 'serve-load-'))
  const contestants: Record<string, Contestant> = {
    Galley: GALLEY,
    sirv: { command: process.execPath, words: () => ['--import', 'tsx', join(import.meta.dirname, 'serve-sirv.ts')] },
  }
  if (await isInstalled('nginx')) contestants['nginx'] = configureNginx(folder, configs)
  else console.log('nginx is not installed, so the comparison leaves it out.')
  try {
    return await startAll(folder, Object.entries(contestants), (servers) => loadInTurns(servers, page))
  } finally {
    rmSync(configs, { recursive: true })
  }
}

/**
 * Requests all pages of a site for some minutes.
 * @param onMinute receives the memory of Galley's server in MB, before the load and after each minute, and the result of the minute
 */
export const watchMemory = (
  folder: string,
  pages: readonly string[],
  minutes: number,
  onMinute: (minute: number, megabytes: number, result?: LoadResult) => void,
): Promise<void> =>
  startAll(folder, [['Galley', GALLEY]], async ([server]) => {
    const { origin, readMegabytes } = server!
    onMinute(0, readMegabytes())
    const load = { origin, paths: pages, headers: BROWSER_HEADERS, connections: CONNECTIONS[0]!, seconds: 60 }
    for (let minute = 1; minute <= minutes; minute += 1) {
      const result = await sendLoad(load)
      onMinute(minute, readMegabytes(), result)
    }
  })

interface StartedServer {
  name: string
  origin: string
  readMegabytes: () => number
  /** Reads the processor time of the server's processes. */
  readSeconds: () => number
}

/** Starts servers one after the other, and stops them after `use`. */
async function startAll<Result>(
  folder: string,
  [first, ...rest]: [name: string, contestant: Contestant][],
  use: (servers: StartedServer[]) => Promise<Result>,
  started: StartedServer[] = [],
): Promise<Result> {
  if (!first) return use(started)
  const [name, { command, words }] = first
  const port = FIRST_PORT + started.length
  const origin = `http://127.0.0.1:${port}`
  // Galley writes its log as in production.
  const variables = { PORT: String(port), LOG_LEVEL: 'info', NODE_ENV: 'production' }
  return runProgram({ command, words: words(port), folder, variables }, async ({ process: child }: RunningServer) => {
    await waitForServer(origin)
    const readMegabytes = () => readTreeMemory(child.pid!) / 2 ** 20
    const readSeconds = () => readTreeSeconds(child.pid!)
    return startAll(folder, rest, use, [...started, { name, origin, readMegabytes, readSeconds }])
  })
}

async function loadInTurns(servers: readonly StartedServer[], page: string): Promise<ServeFigures[]> {
  for (const server of servers) {
    await checkCompressed(server, page)
    await loadPage(server, page, CONNECTIONS[0]!, WARM_UP_SECONDS)
  }
  const figures: ServeFigures[] = []
  for (const connections of CONNECTIONS) {
    const before = servers.map(({ readMegabytes }) => readMegabytes())
    const rounds: Awaited<ReturnType<typeof loadPage>>[][] = []
    for (let round = 0; round < ROUNDS; round += 1) {
      const results = []
      for (const server of servers) results.push(await loadPage(server, page, connections, SECONDS))
      rounds.push(results)
    }
    for (const [index, { name, readMegabytes }] of servers.entries()) {
      const results = rounds.map((round) => round[index]!)
      const medians = MEDIANS.map(
        (key) =>
          [
            key,
            quantile(
              results.map((result) => result[key]),
              0.5,
            ),
          ] as const,
      )
      figures.push({
        server: name,
        connections,
        ...(Object.fromEntries(medians) as Pick<ServeFigures, (typeof MEDIANS)[number]>),
        megabytesBefore: before[index]!,
        megabytesAfter: readMegabytes(),
      })
    }
  }
  return figures
}

/** Requests a page for some seconds. Adds the processor time of the server for a request. */
async function loadPage({ origin, readSeconds }: StartedServer, page: string, connections: number, seconds: number) {
  const start = readSeconds()
  const result = await sendLoad({ origin, paths: [page], headers: BROWSER_HEADERS, connections, seconds })
  return { ...result, microseconds: ((readSeconds() - start) / result.succeeded) * 1e6 }
}

/** Throws if a server does not send the page that the build has compressed with Brotli. */
async function checkCompressed({ name, origin }: StartedServer, page: string) {
  const { status, headers } = await fetch(origin + page, { headers: BROWSER_HEADERS })
  const encoding = headers.get('content-encoding')
  if (status !== 200 || encoding !== 'br')
    throw new Error(
      `${name} sent ${page} with status ${status} and the encoding "${encoding}" instead of 200 and "br".`,
    )
}

/** Sends requests from a process of their own, which would otherwise wait for this process. */
async function sendLoad(load: Load): Promise<LoadResult> {
  const program = join(import.meta.dirname, 'send-load.mts')
  const { stdout } = await run(process.execPath, ['--import', 'tsx', program, JSON.stringify(load)])
  const result = JSON.parse(stdout) as LoadResult
  const { origin, errors, timeouts, non2xx } = { ...load, ...result }
  if (errors + non2xx > 0)
    throw new Error(
      `${origin} did not answer ${errors} requests, ${timeouts} of them in time, and answered ${non2xx} with an error. Look at the server's log, or stop other work on the machine.`,
    )
  return result
}

const isInstalled = (program: string) =>
  run(program, ['-v']).then(
    () => true,
    () => false,
  )

/**
 * Writes a configuration with one process for requests, as the other servers have. nginx of most systems lacks the Brotli module, so the
 * configuration names the compressed copy of a page.
 */
function configureNginx(folder: string, configs: string): Contestant {
  const file = join(configs, 'nginx.conf')
  const words = (port: number) => {
    const config = `
daemon off;
worker_processes 1;
pid ${configs}/nginx.pid;
error_log ${configs}/error.log;
events { worker_connections 2048; }
http {
  access_log ${configs}/access.log;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000;
  ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${configs}/${kind};`).join('\n  ')}
  server {
    listen 127.0.0.1:${port};
    root ${join(folder, 'public')};
    default_type text/html;
    add_header Content-Encoding br;
    location / { try_files $uri/index.html.br /index.html.br; }
  }
}
`
    writeFileSync(file, config)
    return ['-c', file, '-e', join(configs, 'error.log')]
  }
  return { command: 'nginx', words }
}
