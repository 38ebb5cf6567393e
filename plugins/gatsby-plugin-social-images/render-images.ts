import { existsSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { messageOf } from '@galley/core/message-of'
import { SOCIAL_IMAGE_FOLDER } from '@galley/core/social-image'
import { createTurns } from '@galley/core/turns'
import { bundleWorker } from '@galley/node/bundle-worker'
import { listFiles } from '@galley/node/list-files'
import { createProgress } from '@galley/node/progress'
import { runInThread, type ThreadStart } from '@galley/node/run-in-thread'
import { Piscina } from 'piscina'
import { digestOf, fileOfImage, type PageImage } from './page-images'
import type { ImageResult, ImageTask } from './render-worker'
import type { Look } from './template'
import type { FontFiles } from './typesetter'

/**
 * Images per task of a thread. An image takes about 10 ms, and Gatsby's main thread, which hands out the tasks, is often busy for a second.
 * A page's own image can be a photo that takes a hundred times as long, so it is a task by itself.
 */
const BATCH = 100
const TIME_LIMIT_MS = 30_000

interface RenderOptions {
  projectDir: string
  /** The images, each with a digest of its content. */
  images: readonly (PageImage & { digest: string })[]
  look: Look
  fonts: FontFiles
  /** Digests of the images of the last build, by path. */
  known: Readonly<Record<string, string>>
  tell: (message: string) => void
}

/** The result of rendering. */
export interface RenderedImages {
  /** Digests of all existing images, by path. */
  made: Record<string, string>
  count: number
  /** Reasons for missing images, without duplicates. */
  problems: string[]
  /** The characters that no font has, by the path of the image. */
  missing: Map<string, string[]>
}

/** Renders changed images in threads and removes the images of deleted pages. */
export async function renderImages({
  projectDir,
  images,
  look,
  fonts,
  known,
  tell,
}: RenderOptions): Promise<RenderedImages> {
  const publicDir = join(projectDir, 'public')
  const result: RenderedImages = { made: {}, count: 0, problems: [], missing: new Map() }
  const worker = await bundleWorker(projectDir, join(__dirname, 'render-worker.ts'))
  const threads = Math.min(4, availableParallelism())
  const pool = new Piscina<ImageTask & ThreadStart, ImageResult[]>({
    filename: worker.filename,
    execArgv: [],
    minThreads: 0,
    maxThreads: threads,
  })
  try {
    const lookDigest = digestOf(worker.digest, look, await digestFonts(fonts))
    const keyed = images.map((image) => ({ ...image, key: digestOf(lookDigest, image.digest) }))
    const isMade = ({ path, key }: (typeof keyed)[number]) => known[path] === key && existsSync(join(publicDir, path))
    for (const { path, key } of keyed.filter(isMade)) result.made[path] = key
    const outdated = keyed.filter((image) => result.made[image.path] === undefined)
    const progress = createProgress('social images are rendered', tell)
    progress.start(outdated.length)
    await createTurns(threads).runAll(cut(outdated, threads), async (batch) => {
      const jobs = batch.map(({ path, texts, ownImage }) => {
        const file = ownImage && fileOfImage(projectDir, ownImage)
        return { target: join(publicDir, path), texts, ownImage: file }
      })
      const results = await runInThread(pool, { jobs, look, fonts }, { limit: TIME_LIMIT_MS }).catch((error: unknown) =>
        batch.map(() => ({ problem: messageOf(error) })),
      )
      for (const [index, { path, key }] of batch.entries()) {
        const made = results[index]!
        progress.end()
        if ('problem' in made) {
          result.problems.push(made.problem)
          continue
        }
        if (made.missing.length > 0) result.missing.set(path, made.missing)
        result.count += 1
        result.made[path] = key
      }
    })
  } finally {
    await pool.close()
    worker.remove()
  }
  result.problems = [...new Set(result.problems)]
  const kept = new Set(images.map(({ path }) => path))
  for (const file of listFiles(join(publicDir, SOCIAL_IMAGE_FOLDER))) {
    const path = `${SOCIAL_IMAGE_FOLDER}/${file}`
    if (/\.(png|jpg|unfinished)$/.test(path) && !kept.has(path)) await rm(join(publicDir, path))
  }
  return result
}

/** Splits images into tasks: pages' own images one by one, others in batches, with at least one batch per thread. */
function cut<Image extends { ownImage: string | undefined }>(images: readonly Image[], threads: number) {
  const own = images.filter(({ ownImage }) => ownImage !== undefined)
  const batches = own.map((image) => [image])
  const others = images.filter(({ ownImage }) => ownImage === undefined)
  const size = Math.min(BATCH, Math.ceil(others.length / threads))
  for (let start = 0; start < others.length; start += size) batches.push(others.slice(start, start + size))
  return batches
}

const digestFonts = (fonts: FontFiles) =>
  Promise.all(
    Object.values(fonts)
      .flat()
      .map(async (file) => {
        const content = await readFile(file).catch((cause: unknown) => {
          throw new Error(`${file} cannot be read: ${messageOf(cause)} Run "npm install".`, {
            cause,
          })
        })
        return digestOf(content.toString('base64'))
      }),
  )
