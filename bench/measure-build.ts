import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const SAMPLE_INTERVAL_MS = 200
const PAGE_BYTES = 4096

export interface BuildMeasurement {
  seconds: number
  /** The most memory that the build and all its processes held at one moment. */
  peakMegabytes: number
}

/** Builds a copy of the site and watches it. */
export async function measureBuild(folder: string): Promise<BuildMeasurement> {
  const start = performance.now()
  const build = spawn(process.execPath, ['scripts/build.mjs'], { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [build.stdout, build.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  let peakBytes = 0
  const sampler = setInterval(() => {
    peakBytes = Math.max(peakBytes, readTreeMemory(build.pid!))
  }, SAMPLE_INTERVAL_MS)
  const code = await new Promise<number | null>((resolve, reject) => build.on('close', resolve).on('error', reject))
  clearInterval(sampler)
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`)
  return { seconds: (performance.now() - start) / 1000, peakMegabytes: peakBytes / 2 ** 20 }
}

/** Resident memory of a process and its descendants, in bytes, from Linux's /proc. */
function readTreeMemory(root: number): number {
  const processes = new Map<number, { parent: number; bytes: number }>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    try {
      // The fields after the program's name, which is in brackets: state, parent, and 20 further on the resident pages.
      const fields = readFileSync(join('/proc', name, 'stat'), 'utf8')
        .split(') ')
        .at(-1)!
        .split(' ')
      processes.set(Number(name), { parent: Number(fields[1]), bytes: Number(fields[21]) * PAGE_BYTES })
    } catch {
      // It ended between the listing and the reading.
    }
  }
  const isInTree = (id: number): boolean => id === root || (processes.has(id) && isInTree(processes.get(id)!.parent))
  return [...processes].filter(([id]) => isInTree(id)).reduce((sum, [, { bytes }]) => sum + bytes, 0)
}
