import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'

const MEGABYTE = 2 ** 20
/** Node lets garbage grow with the machine's memory; with this limit a small build takes no longer, and much less memory. */
const HEAP_MEGABYTES = 1536
/** A thousand pages more need about half of it; the rest keeps the collector from working for every page. */
const HEAP_MEGABYTES_PER_THOUSAND = 300
/** What a limit leaves to the other processes. */
const SHARE_OF_MEMORY = 0.75
/**
 * With one renderer, Gatsby queries in its own process, and starts the other once. With more it queries in those, and starts them twice, which takes
 * the time of some hundred pages and 0.3 GB for each.
 */
const FILES_PER_RENDERER = 500
const MAX_RENDERERS = 4
/** Node's own number of threads that compile code and collect garbage. More than there are idle cores get into each other's way. */
const MAX_HELPERS = 4

/** Loaded before Gatsby, from its working folder. */
const PRELOADED = '@galley/gatsby/preload'
/** Memory that is free goes back to the machine: Rspack's at once, and that of C libraries from one pool for all threads. Together they would keep 200 MB. */
const ALLOCATION = { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '1' }

/** What a machine has, in bytes and cores. */
const machine = () => ({
  // A container may have less than its machine; without a limit of its own the answer is 0, or more than there is.
  memory: Math.min(process.constrainedMemory() || Infinity, totalmem()),
  cores: availableParallelism(),
})

/**
 * What Gatsby and its processes may use, as the variables that Node and Gatsby read.
 * @param nodeOptions options of Node after ours: of a flag that is given twice, Node takes the last
 */
export function gatsbyResources(contentDir: string, nodeOptions?: string, { memory, cores } = machine()) {
  const files = readdirSync(contentDir, { recursive: true, withFileTypes: true }).length
  const wanted = HEAP_MEGABYTES + HEAP_MEGABYTES_PER_THOUSAND * Math.floor(files / 1000)
  const heap = Math.floor(Math.min(wanted, (memory / MEGABYTE) * SHARE_OF_MEMORY))
  const otherCores = Math.max(1, cores - 1)
  const helpers = Math.min(otherCores, MAX_HELPERS)
  const renderers = Math.min(otherCores, MAX_RENDERERS, Math.ceil(files / FILES_PER_RENDERER) || 1)
  return {
    NODE_OPTIONS: [
      `--max-old-space-size=${heap}`,
      `--v8-pool-size=${helpers}`,
      canPreload(contentDir) && `--import ${PRELOADED}`,
      nodeOptions,
    ]
      .filter(Boolean)
      .join(' '),
    ...ALLOCATION,
    // Gatsby keeps one for its own process, which waits while pages are rendered.
    GATSBY_CPU_COUNT: String(renderers === 1 ? 1 : renderers + 1),
  }
}

/** Returns false for a branch that is older than the module. */
function canPreload(contentDir: string) {
  try {
    return createRequire(join(contentDir, '../package.json')).resolve(PRELOADED) !== ''
  } catch {
    return false
  }
}
