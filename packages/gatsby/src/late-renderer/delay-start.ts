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
 * Delays the processes of Gatsby's next pool until the returned function is called. Only for a single core: there Gatsby runs queries in its main
 * process, and the other process only renders. Before the call, tasks for all processes have no effect.
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
