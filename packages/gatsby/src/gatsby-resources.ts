import { readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism, totalmem } from 'node:os'
import { join } from 'node:path'

const MEGABYTE = 2 ** 20
/** Heap limit of a small site. Node's default grows with the machine's memory; this limit takes much less memory and no more time. */
const HEAP_MEGABYTES = 1536
/** Additional heap per 1,000 pages. The pages need about half of this heap; with the other half, V8 collects garbage less often. */
const HEAP_MEGABYTES_PER_THOUSAND = 300
/** Maximum share of the machine's memory. The rest is for other processes. */
const SHARE_OF_MEMORY = 0.75
/**
 * Number of files that justifies another renderer. With one renderer, Gatsby runs queries in its own process and starts the renderer once. With
 * several renderers, Gatsby runs queries in them and starts each of them twice. This takes as long as some hundred pages, and 0.3 GB of memory per
 * renderer.
 */
const FILES_PER_RENDERER = 500
const MAX_RENDERERS = 4
/** Node's default number of threads that compile code and collect garbage. More threads than idle cores slow each other down. */
const MAX_HELPERS = 4

/** The module that Node loads before Gatsby, resolved from the working folder. */
const PRELOADED = '@galley/gatsby/preload'
/** Settings of allocators. Rspack returns free memory at once, and C libraries use one pool for all threads. Saves 200 MB. */
const ALLOCATION = { MIMALLOC_PURGE_DELAY: '0', MALLOC_ARENA_MAX: '1' }

/** Returns the memory of the machine in bytes, and its number of cores. */
const machine = () => ({
  // A container can have less memory than its machine. Without a limit, Node returns 0 or more than the machine has.
  memory: Math.min(process.constrainedMemory() || Infinity, totalmem()),
  cores: availableParallelism(),
})

/**
 * Returns environment variables that set threads and memory of Gatsby and its processes, and that make Gatsby use `pathPrefix`.
 * @param nodeOptions Further options of Node. They take precedence, because Node uses the last of repeated flags.
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
    PREFIX_PATHS: 'true',
    // Gatsby reserves one core for its main process, which only waits while pages render.
    GATSBY_CPU_COUNT: String(renderers === 1 ? 1 : renderers + 1),
  }
}

/** Returns false if the site's version of Galley does not have the module. */
function canPreload(contentDir: string) {
  try {
    return createRequire(join(contentDir, '../package.json')).resolve(PRELOADED) !== ''
  } catch {
    return false
  }
}
