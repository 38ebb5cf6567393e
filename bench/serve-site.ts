import { spawn } from 'node:child_process'

const ORIGIN = 'http://127.0.0.1:9124'
const START_TIMEOUT_MS = 15_000

/** Serves the built site in a folder for as long as `use` takes. */
export async function serveSite<Result>(folder: string, use: (origin: string) => Promise<Result>): Promise<Result> {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: new URL(ORIGIN).port, LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: folder,
    stdio: 'inherit',
    env,
  })
  try {
    await waitForServer()
    return await use(ORIGIN)
  } finally {
    server.kill('SIGTERM')
  }
}

async function waitForServer() {
  const deadline = Date.now() + START_TIMEOUT_MS
  while (Date.now() < deadline) {
    const answer = await fetch(ORIGIN).catch(() => undefined)
    if (answer?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error(
    `The site did not answer on ${ORIGIN} within ${START_TIMEOUT_MS / 1000} s. Build it first with "npm run build".`,
  )
}
