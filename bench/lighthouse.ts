import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../scripts/find-chromium.mjs'

const ORIGIN = 'http://127.0.0.1:9124'
const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
]
const START_TIMEOUT_MS = 15_000

interface Report {
  categories: Record<string, { title: string; score: number | null }>
}

/** Serves the built site and gives Lighthouse's scores (mobile, 0 to 100) of each path, by category. */
export async function scorePages(project: string, paths: string[]) {
  const env = { ...process.env, HOST: '127.0.0.1', PORT: new URL(ORIGIN).port, LOG_LEVEL: 'warn' }
  const server = spawn(process.execPath, ['--import', 'tsx', 'src/server/main.ts'], {
    cwd: project,
    stdio: 'inherit',
    env,
  })
  try {
    await waitForServer()
    const chromium = await ensureChromium()
    return paths.map((path) => ({ path, ...scorePage(path, chromium) }))
  } finally {
    server.kill('SIGTERM')
  }
}

function scorePage(path: string, chromium: string): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'galley-lighthouse-'))
  const file = join(folder, 'report.json')
  const output = ['--output=json', `--output-path=${file}`, '--quiet']
  const lighthouse = [
    'exec',
    '--yes',
    '--',
    'lighthouse@12',
    ORIGIN + path,
    `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
    ...output,
  ]
  execFileSync('npm', lighthouse, { stdio: 'inherit', env: { ...process.env, CHROME_PATH: chromium } })
  const { categories } = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  return Object.fromEntries(
    Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)]),
  )
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
