import type { Font } from 'harfbuzzjs'
import sharp from 'sharp'
import type { PlacedGlyph } from './typesetter'

/** Glyphs of one colour, in pixels. */
export interface GlyphLine {
  glyphs: readonly PlacedGlyph[]
  color: string
}

/** Where a glyph is, from the point on the baseline that it starts at, and how much it covers of each pixel there: 0 to 255. */
interface Shape {
  left: number
  top: number
  width: number
  coverage: Uint8Array
}

/** Glyphs start at whole and half pixels. */
const STEPS = 2
/** How many opacities the edges of glyphs have. More are not seen at this size, and are most of the bytes of an image. */
const OPACITIES = 8

/** Paints an SVG: red, green, blue and opacity of each pixel. */
export const paintSvg = (svg: string) => sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer()

/**
 * Paints glyphs into pixels of an opaque image. Each shape is made once for a size, and then costs only the pixels that it covers.
 * @param imageWidth in pixels
 */
export function createLinePainter(imageWidth: number) {
  const shapes = new Map<Font, Map<string, Promise<Shape>>>()
  const colors = new Map<string, Promise<Buffer>>()

  const shapeOf = ({ font, id, scale }: PlacedGlyph, fraction: number) =>
    getOrAdd(
      getOrAdd(shapes, font, () => new Map<string, Promise<Shape>>()),
      `${id} ${scale} ${fraction}`,
      () => paintShape(font, id, scale, fraction),
    )
  const colorOf = (color: string) =>
    getOrAdd(colors, color, () =>
      paintSvg(
        `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="${color}"/></svg>`,
      ),
    )

  return async (pixels: Buffer, lines: readonly GlyphLine[]) => {
    for (const { glyphs, color } of lines) {
      const ink = await colorOf(color)
      for (const glyph of glyphs) {
        const start = Math.round(glyph.x * STEPS) / STEPS
        const column = Math.floor(start)
        const shape = await shapeOf(glyph, start - column)
        paintOver(pixels, imageWidth, shape, column + shape.left, Math.round(glyph.y) + shape.top, ink)
      }
    }
  }
}

/** Mixes an ink into the pixels that a shape covers; what of it is beside the image is left out. */
function paintOver(pixels: Buffer, imageWidth: number, shape: Shape, left: number, top: number, ink: Buffer) {
  const { width, coverage } = shape
  for (let index = 0; index < coverage.length; index++) {
    const share = coverage[index]! / 255
    if (share === 0) continue
    const x = left + (index % width)
    const at = ((top + Math.floor(index / width)) * imageWidth + x) * 4
    if (x < 0 || x >= imageWidth || at < 0 || at >= pixels.length) continue
    for (let part = 0; part < 3; part++) pixels[at + part]! += (ink[part]! - pixels[at + part]!) * share
  }
}

async function paintShape(font: Font, id: number, scale: number, fraction: number): Promise<Shape> {
  const { xBearing, yBearing, width, height } = font.glyphExtents(id) ?? NO_EXTENTS
  const [left, top] = [Math.floor(fraction + xBearing * scale), Math.floor(-yBearing * scale)]
  const [right, bottom] = [fraction + (xBearing + width) * scale, -(yBearing + height) * scale]
  const size = { width: Math.ceil(right) - left, height: Math.ceil(bottom) - top }
  if (size.width === 0 || size.height === 0) return { left, top, width: 0, coverage: Buffer.alloc(0) }
  const path = `<path transform="translate(${fraction - left} ${-top}) scale(${scale} ${-scale})" d="${font.glyphToPath(id)}"/>`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">${path}</svg>`
  const exact = await sharp(Buffer.from(svg)).extractChannel('alpha').raw().toBuffer()
  const coverage = exact.map((value) => (Math.round((value / 255) * OPACITIES) / OPACITIES) * 255)
  return { left, top, width: size.width, coverage }
}

const NO_EXTENTS = { xBearing: 0, yBearing: 0, width: 0, height: 0 }

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create()
  map.set(key, value)
  return value
}
