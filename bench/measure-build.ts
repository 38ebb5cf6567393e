import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { PREVIEW_VARIABLES } from './preview-variables'

/**
 * The time between two measurements of memory. A measurement takes milliseconds of processor time: five measurements a second made a build 20 %
 * slower.
 */
const SAMPLE_INTERVAL_MS = 1000

export interface BuildMeasurement {
  seconds: number
  /** Maximum memory that all processes of the build used at the same time. */
  peakMegabytes: number
}

/** A command that builds a site. */
export interface BuildCommand {
  command: string
  arguments: readonly string[]
  variables: Record<string, string>
}

const GALLEY_BUILD: BuildCommand = {
  command: process.execPath,
  arguments: ['packages/cli/src/galley.mjs', 'build'],
  variables: PREVIEW_VARIABLES,
}

/** Measures the build of the site in a folder. The default command builds a copy of this site. */
export async function measureBuild(folder: string, build = GALLEY_BUILD): Promise<BuildMeasurement> {
  const start = performance.now()
  const child = spawn(build.command, build.arguments, {
    cwd: folder,
    env: { ...process.env, ...build.variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
  let peakBytes = 0
  const sampler = setInterval(() => {
    peakBytes = Math.max(peakBytes, readTreeMemory(child.pid!))
  }, SAMPLE_INTERVAL_MS)
  const code = await new Promise<number | null>((resolve, reject) => child.on('close', resolve).on('error', reject))
  clearInterval(sampler)
  if (code !== 0) throw new Error(`The build in ${folder} failed:\n${output}`)
  return { seconds: (performance.now() - start) / 1000, peakMegabytes: peakBytes / 2 ** 20 }
}

/** Reads the memory of a process and its descendants from Linux's /proc, in bytes. Shared memory counts once. */
export function readTreeMemory(root: number): number {
  const kilobytes = listTree(root).map((id) =>
    Number(/^Pss: +(\d+) kB$/m.exec(readProcess(String(id), 'smaps_rollup'))?.[1] ?? 0),
  )
  return kilobytes.reduce((sum, one) => sum + one, 0) * 1024
}

/** Reads the processor time of a process and its descendants from Linux's /proc, in seconds. */
export function readTreeSeconds(root: number): number {
  const ticks = listTree(root).map((id) => {
    const fields = readFields(String(id))
    return Number(fields[11] ?? 0) + Number(fields[12] ?? 0)
  })
  return ticks.reduce((sum, one) => sum + one, 0) / TICKS_PER_SECOND
}

/** The unit of times in /proc on all common systems. */
const TICKS_PER_SECOND = 100

/** Returns the ids of a process and its descendants. */
function listTree(root: number): number[] {
  const parents = new Map<number, number>()
  for (const name of readdirSync('/proc')) {
    if (/^\d+$/.test(name)) parents.set(Number(name), Number(readFields(name)[1]))
  }
  const isInTree = (id: number): boolean => id === root || (parents.has(id) && isInTree(parents.get(id)!))
  return [...parents.keys()].filter(isInTree)
}

/** Reads the fields of a process after the program's name, which is in brackets: the state, the parent and so on. */
const readFields = (id: string) => readProcess(id, 'stat').split(') ').at(-1)!.split(' ')

/** Reads a file of /proc. Returns an empty text for a process that has ended. */
function readProcess(id: string, file: string) {
  try {
    return readFileSync(join('/proc', id, file), 'utf8')
  } catch {
    return ''
  }
}
