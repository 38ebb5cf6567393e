import type { BuildState, PreviewSession } from '@galley/core/preview'
import type { PreviewServer } from './serve-preview'
import { openOnePage } from './site-copy'

const BUILDS = 3
const POLL_MS = 100
const TIMEOUT_MS = 15 * 60_000

export interface PreviewBuildTimes {
  /** The first build of a server, which builds everything. */
  first: number
  /** Build time of the first edit, after which Gatsby renders every page again. */
  second: number
  /** The time of each later edit, from the request to the finished build. */
  later: number[]
}

/** Edits a page, and requests a build after each edit, on a new preview server. */
export async function measurePreviewBuilds(folder: string, { ask }: PreviewServer): Promise<PreviewBuildTimes> {
  const readRevision = async () => ((await ask('session')) as PreviewSession).revision
  const page = openOnePage(folder)
  let count = 0

  /** Waits until the server has seen the edit. The server also starts a build itself, some seconds after the last save. */
  const editAndBuild = async () => {
    const before = await readRevision()
    count += 1
    page.save(`Built for the benchmark, number ${count}.`)
    const edited = await waitFor('the edit to be seen', async () => {
      const now = await readRevision()
      return now > before ? now : undefined
    })
    const start = performance.now()
    await ask('build', { method: 'POST' })
    await waitForBuild(ask, edited)
    return (performance.now() - start) / 1000
  }

  const { tookMs = 0 } = await waitForBuild(ask, 0)
  const second = await editAndBuild()
  const later: number[] = []
  while (later.length < BUILDS) later.push(await editAndBuild())
  return { first: tookMs / 1000, second, later }
}

/** Waits until the content of a revision is in the last good build. */
const waitForBuild = (ask: PreviewServer['ask'], revision: number) =>
  waitFor('the build', async () => {
    const build = (await ask('build')) as BuildState
    if (build.state === 'failed') throw new Error(`The preview build failed:\n${build.log}`)
    return build.state === 'ready' && (build.builtRevision ?? -1) >= revision ? build : undefined
  })

async function waitFor<Found>(what: string, look: () => Promise<Found | undefined>): Promise<Found> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const found = await look()
    if (found !== undefined) return found
    if (Date.now() > deadline) throw new Error(`Waited ${TIMEOUT_MS / 1000} s in vain for ${what}.`)
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
}
