import { SOCIAL_IMAGE_SIZE } from '@galley/core/social-image'
import type { Font } from 'harfbuzzjs'
import sharp from 'sharp'
import type { PlacedGlyph } from './typesetter'

/** Glyphs of one colour. Positions are in pixels. */
export interface GlyphLine {
  glyphs: readonly PlacedGlyph[]
  color: string
}

/** A rendered glyph: its position relative to its start on the baseline, and the opacity of each pixel, 0 to 255. */
interface Shape {
  left: number
  top: number
  width: number
  opacities: Buffer
}

/** Positions per pixel at which a glyph can start. */
const STEPS = 2

/** Creates a function that paints glyphs over the pixels of an image. It renders each glyph once per size and caches the result. */
export function createLinePainter() {
  const shapes = new Map<Font, Map<string, Promise<Shape>>>()
  const colors = new Map<string, Promise<Buffer>>()

  const shapeOf = ({ font, id, scale }: PlacedGlyph, fraction: number) =>
    getOrAdd(
      getOrAdd(shapes, font, () => new Map<string, Promise<Shape>>()),
      `${id} ${scale} ${fraction}`,
      () => renderShape(font, id, scale, fraction),
    )

  return async (pixels: Buffer, lines: readonly GlyphLine[]) => {
    for (const { glyphs, color } of lines) {
      const ink = await getOrAdd(colors, color, () => readColor(color))
      for (const glyph of glyphs) {
        const start = Math.round(glyph.x * STEPS) / STEPS
        const column = Math.floor(start)
        const shape = await shapeOf(glyph, start - column)
        paintOver(pixels, shape, column + shape.left, Math.round(glyph.y) + shape.top, ink)
      }
    }
  }
}

/** Returns red, green and blue, each 0 to 255. */
const readColor = (color: string) =>
  renderSvg(1, 1, `<rect width="1" height="1" fill="${color}"/>`).removeAlpha().raw().toBuffer()

const renderSvg = (width: number, height: number, content: string) =>
  sharp(Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${content}</svg>`))

/** Mixes the colour of a shape with the pixels below. Ignores pixels outside of the image. */
function paintOver(pixels: Buffer, { width, opacities }: Shape, left: number, top: number, ink: Buffer) {
  for (const [index, opacity] of opacities.entries()) {
    const x = left + (index % width)
    const y = top + Math.floor(index / width)
    if (opacity === 0 || x < 0 || x >= SOCIAL_IMAGE_SIZE.width || y < 0 || y >= SOCIAL_IMAGE_SIZE.height) continue
    const start = (y * SOCIAL_IMAGE_SIZE.width + x) * ink.length
    for (const [channel, value] of ink.entries()) {
      const below = pixels[start + channel]!
      pixels[start + channel] = below + Math.round(((value - below) * opacity) / 255)
    }
  }
}

async function renderShape(font: Font, id: number, scale: number, fraction: number): Promise<Shape> {
  const { xBearing, yBearing, width, height } = font.glyphExtents(id) ?? NO_EXTENTS
  const [left, top] = [Math.floor(fraction + xBearing * scale), Math.floor(-yBearing * scale)]
  const [right, bottom] = [fraction + (xBearing + width) * scale, -(yBearing + height) * scale]
  const size = { width: Math.ceil(right) - left, height: Math.ceil(bottom) - top }
  if (size.width === 0 || size.height === 0) return { left, top, width: 0, opacities: Buffer.alloc(0) }
  const path = `<path transform="translate(${fraction - left} ${-top}) scale(${scale} ${-scale})" d="${font.glyphToPath(id)}"/>`
  const opacities = await renderSvg(size.width, size.height, path).extractChannel('alpha').raw().toBuffer()
  return { left, top, width: size.width, opacities }
}

const NO_EXTENTS = { xBearing: 0, yBearing: 0, width: 0, height: 0 }

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create()
  map.set(key, value)
  return value
}
