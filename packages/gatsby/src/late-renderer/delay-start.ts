/** `gatsby-worker` */
interface WorkerModule {
  WorkerPool?: { prototype: { startAll?: () => void } }
}

/** `gatsby-core-utils` */
interface UtilsModule {
  cpuCoreCount: () => number
}

/**
 * Keeps Gatsby's next pool of processes empty until the returned function is called: tasks for all of them go to none. With a single core Gatsby answers
 * queries in its main process, and the other one has nothing to do but to render.
 * @param requireFromGatsby resolves packages as Gatsby does
 * @throws Error if Gatsby does not have the parts that are replaced
 */
export function delayStart(requireFromGatsby: NodeJS.Require): () => void {
  const { cpuCoreCount } = requireFromGatsby('gatsby-core-utils') as UtilsModule
  const pool = (requireFromGatsby('gatsby-worker') as WorkerModule).WorkerPool?.prototype
  const startAll = pool?.startAll
  if (!startAll) throw new Error('gatsby-worker has no "startAll".')
  let start = () => {}
  if (cpuCoreCount() === 1) {
    pool.startAll = function () {
      pool.startAll = startAll
      start = () => startAll.call(this)
    }
  }
  return () => {
    start()
    start = () => {}
  }
}
