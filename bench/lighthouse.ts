import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ensureChromium } from '../scripts/find-chromium.mjs'
import { serveSite } from './serve-site'

const CHROME_FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-sync',
]

interface Report {
  categories: Record<string, { title: string; score: number | null }>
  audits: Record<'cumulative-layout-shift' | 'total-blocking-time', { numericValue: number }>
}

/** Serves the built site, and returns for each path Lighthouse's mobile scores (0 to 100) by category, the layout shift and the blocking time. */
export const scorePages = (project: string, paths: string[]) =>
  serveSite(project, async (origin) => {
    const chromium = await ensureChromium()
    return paths.map((path) => ({ path, ...scorePage(origin + path, chromium) }))
  })

function scorePage(url: string, chromium: string): Record<string, number> {
  const folder = mkdtempSync(join(tmpdir(), 'lighthouse-'))
  const file = join(folder, 'report.json')
  const output = ['--output=json', `--output-path=${file}`, '--quiet']
  const lighthouse = [
    'exec',
    '--yes',
    '--',
    'lighthouse@12',
    url,
    `--chrome-flags=${CHROME_FLAGS.join(' ')}`,
    ...output,
  ]
  execFileSync('npm', lighthouse, { stdio: 'inherit', env: { ...process.env, CHROME_PATH: chromium } })
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(folder, { recursive: true })
  return {
    ...Object.fromEntries(Object.values(categories).map(({ title, score }) => [title, Math.round((score ?? 0) * 100)])),
    'layout shift': Number(audits['cumulative-layout-shift'].numericValue.toFixed(3)),
    'total blocking time, ms': Math.round(audits['total-blocking-time'].numericValue),
  }
}
