import { messageOf } from '@galley/core/message-of'
import { SOCIAL_IMAGE_SIZE } from '@galley/core/social-image'
import type { ThreadStart } from '@galley/node/run-in-thread'
import { writeWhole } from '@galley/node/written-files'
import sharp from 'sharp'
import { encodePng, type IndexedImage, paintGround } from './indexed-image'
import { createLinePainter } from './paint-lines'
import { composeImage, type ImageTexts, type Look, type Picture } from './template'
import { createTypesetter, type FontFiles, type Typesetter } from './typesetter'

/** An image to render. */
export interface ImageJob {
  /** Path of the file to write. */
  target: string
  texts: ImageTexts
  /** The page's own image, which replaces the texts. */
  ownImage: string | undefined
}

/** The task of a thread. */
export interface ImageTask {
  jobs: ImageJob[]
  look: Look
  fonts: FontFiles
}

/** The characters that no font has, or the reason for a missing image. */
export type ImageResult = { missing: string[] } | { problem: string }

/** Images are small because other sites load them while a person waits for the preview of a link. */
const MOST_BYTES = 60_000
const QUALITIES = [84, 76, 68, 60, 50, 40, 30, 20]

let typesetter: Promise<Typesetter> | undefined
let lastGround: { svg: string; image: IndexedImage } | undefined
const paintLines = createLinePainter()

/** Renders and writes the images of a task in a worker thread. Returns a result for each. */
export default async function renderAll({ started, jobs, look, fonts }: ImageTask & ThreadStart) {
  started.postMessage('started')
  const results: ImageResult[] = []
  for (const job of jobs) {
    results.push(await render(job, look, fonts).catch((error: unknown) => ({ problem: messageOf(error) })))
  }
  return results
}

async function render({ target, texts, ownImage }: ImageJob, look: Look, fonts: FontFiles): Promise<ImageResult> {
  const missing: string[] = []
  const image = ownImage === undefined ? await renderTexts() : await cropImage(ownImage)
  writeWhole(target, [image])
  return { missing }

  async function renderTexts() {
    const type = await (typesetter ??= createTypesetter(fonts))
    const prepare = (text: string) => {
      const prepared = type.prepare(text)
      missing.push(...prepared.missing)
      return prepared.text ?? ''
    }
    const title = prepare(texts.title)
    const shown = title
      ? { title, description: prepare(texts.description), area: prepare(texts.area) }
      : { title: prepare(look.name), description: '', area: '' }
    return renderPicture(composeImage(shown, look, type))
  }
}

async function renderPicture({ ground, lines }: Picture) {
  if (lastGround?.svg !== ground) lastGround = { svg: ground, image: await paintGround(ground) }
  const { width, rows, palette } = lastGround.image
  const image = { width, rows: Buffer.from(rows), palette: [...palette] }
  await paintLines(image, lines)
  return encodePng(image)
}

/** Crops an image to its centre and encodes it as a JPEG within the size limit. */
async function cropImage(file: string) {
  const { width, height } = SOCIAL_IMAGE_SIZE
  try {
    const pixels = await sharp(file)
      .autoOrient()
      .resize(width, height)
      .flatten({ background: 'white' })
      .toColorspace('srgb')
      .raw()
      .toBuffer()
    const raw = { width, height, channels: 3 } as const
    let image: Buffer = Buffer.alloc(0)
    for (const quality of QUALITIES) {
      image = await sharp(pixels, { raw }).jpeg({ quality, mozjpeg: true }).toBuffer()
      if (image.length <= MOST_BYTES) break
    }
    return image
  } catch (cause) {
    throw new Error(
      `${file} cannot be read as an image: ${messageOf(cause)} Save it again, or name another file as "seo.image".`,
      {
        cause,
      },
    )
  }
}
