import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { GatsbyNode } from 'gatsby'
import { isPreviewBuild } from '../../src/lib/preview-build'
import { bundleWorker } from '../../src/node/bundle-worker'

// A preview build compresses no large file.
const isOn = () => process.env['gatsby_executing_command'] === 'build' && !isPreviewBuild()

let bundling: ReturnType<typeof bundleWorker> | undefined
let compressing: Promise<unknown> | undefined

// While content is read.
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = () => {
  if (isOn()) bundling = bundleWorker(process.cwd(), 'plugins/gatsby-adapter-node/compress-large-files.ts')
}

// The plugins ahead have written what holds the text of all pages. Others still write, such as social images.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async () => {
  if (!bundling) return
  const { filename } = await bundling
  compressing = once(new Worker(filename, { workerData: process.cwd(), execArgv: [] }), 'exit')
  // Thrown at the end.
  compressing.catch(() => undefined)
}

export const onPostBuild: GatsbyNode['onPostBuild'] = async () => {
  await compressing
  ;(await bundling)?.remove()
}
