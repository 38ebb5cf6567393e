import { PREVIEW_API } from '@galley/core/preview'

interface ImageOfContent {
  path: string
  file: object
}

const FILES = `${PREVIEW_API}/files/`

/**
 * Returns the data of a draft with the built files of all unchanged images, so that these images do not flash. Changed images load from the preview
 * server.
 * @param published The published data of the page; undefined for a new page.
 * @param changed Paths in `content/` of the images that differ from the build.
 * @param origin Origin of the preview server; empty for the page's own.
 */
export function keepImages(published: unknown, draft: unknown, changed: readonly string[], origin = ''): unknown {
  const built = new Map<string, unknown>()
  visit(published, (image) => {
    if (!changed.includes(image.path)) built.set(keyOf(image), image.file)
  })

  const withBuiltImages = (value: unknown): unknown => {
    if (typeof value === 'string') return value.startsWith(FILES) ? value.replaceAll(FILES, origin + FILES) : value
    if (Array.isArray(value)) return value.map(withBuiltImages)
    if (typeof value !== 'object' || value === null) return value
    if (isImage(value) && built.has(keyOf(value))) return { ...value, file: built.get(keyOf(value)) }
    return Object.fromEntries(Object.entries(value).map(([key, field]) => [key, withBuiltImages(field)]))
  }
  return withBuiltImages(draft)
}

const isImage = (value: object): value is ImageOfContent =>
  'file' in value &&
  'path' in value &&
  typeof value.path === 'string' &&
  typeof value.file === 'object' &&
  value.file !== null

/** Includes layout and width: each layout and width has its own files. */
function keyOf({ path, file }: ImageOfContent) {
  const { childImageSharp } = file as { childImageSharp?: { gatsbyImageData?: { layout?: unknown; width?: unknown } } }
  const { layout, width } = childImageSharp?.gatsbyImageData ?? {}
  return JSON.stringify([path, layout, width])
}

function visit(value: unknown, found: (image: ImageOfContent) => void) {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value) && isImage(value)) found(value)
  else for (const field of Object.values(value)) visit(field, found)
}
