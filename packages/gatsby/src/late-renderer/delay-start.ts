import type { Patch } from '../patch'

/** `gatsby-worker` */
interface WorkerModule {
  WorkerPool: { prototype: { startAll: () => void } }
}

/** `gatsby-core-utils` */
interface UtilsModule {
  cpuCoreCount: () => number
}

/**
 * Keeps Gatsby's next pool of processes empty until the returned function is called: tasks for all of them go to none. With a single core Gatsby answers
 * queries in its main process, and the other one has nothing to do but to render.
 */
export const lateRenderer: Patch<[], () => void> = {
  name: 'late-renderer',
  gatsby: '5.16',
  expects: {
    'gatsby-worker': [/\n {2}startAll\(\) \{/, /\n {4}this\.startAll\(\);/],
    'gatsby/dist/utils/worker/pool': /cpuCoreCount\)\(\) - 1/,
    'gatsby/dist/commands/build': /cpuCoreCount\)\(\) === 1/,
  },
  without: 'The process that renders pages starts at the beginning of a build, which takes more time and memory.',
  apply(requireFromGatsby) {
    const { cpuCoreCount } = requireFromGatsby('gatsby-core-utils') as UtilsModule
    const pool = (requireFromGatsby('gatsby-worker') as WorkerModule).WorkerPool.prototype
    const { startAll } = pool
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
  },
}
