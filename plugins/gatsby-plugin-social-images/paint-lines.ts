import type { Font } from 'harfbuzzjs'
import sharp from 'sharp'
import { addColor, type Color, type IndexedImage } from './indexed-image'
import type { PlacedGlyph } from './typesetter'

/** Glyphs of one colour. Positions are in pixels. */
export interface GlyphLine {
  glyphs: readonly PlacedGlyph[]
  color: string
}

/** A rendered glyph: its position relative to its start on the baseline, and the opacity of each pixel, 0 to `OPACITIES`. */
interface Shape {
  left: number
  top: number
  width: number
  coverage: Uint8Array
}

/** Positions per pixel at which a glyph can start. */
const STEPS = 2
/** Number of opacities at the edges of glyphs. More would look the same at this text size and make the files much larger. */
const OPACITIES = 8

/** Creates a function that paints glyphs into images. It renders each glyph once per size and caches the result. */
export function createLinePainter() {
  const shapes = new Map<Font, Map<string, Promise<Shape>>>()
  const colors = new Map<string, Promise<Color>>()

  const shapeOf = ({ font, id, scale }: PlacedGlyph, fraction: number) =>
    getOrAdd(
      getOrAdd(shapes, font, () => new Map<string, Promise<Shape>>()),
      `${id} ${scale} ${fraction}`,
      () => paintShape(font, id, scale, fraction),
    )
  const colorOf = (color: string) => getOrAdd(colors, color, () => readColor(color))

  return async (image: IndexedImage, lines: readonly GlyphLine[]) => {
    for (const { glyphs, color } of lines) {
      const mix = createMixer(image.palette, await colorOf(color))
      for (const glyph of glyphs) {
        const start = Math.round(glyph.x * STEPS) / STEPS
        const column = Math.floor(start)
        const shape = await shapeOf(glyph, start - column)
        paintOver(image, shape, column + shape.left, Math.round(glyph.y) + shape.top, mix)
      }
    }
  }
}

const readColor = async (color: string): Promise<Color> => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"><rect width="1" height="1" fill="${color}"/></svg>`
  return [...(await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer())]
}

/** Returns a function that mixes a colour of the palette with an ink and returns the index of the result. Colours are indexes of the palette. */
function createMixer(palette: Color[], ink: Color) {
  const known: number[] = []
  return (number: number, opacity: number) =>
    (known[number * (OPACITIES + 1) + opacity] ??= addColor(
      palette,
      palette[number]!.map((part, at) => Math.round(part + ((ink[at]! - part) * opacity) / OPACITIES)),
    ))
}

/** Paints a shape into the image. Ignores pixels outside of the image. */
function paintOver(
  { width: imageWidth, rows }: IndexedImage,
  { width, coverage }: Shape,
  left: number,
  top: number,
  mix: ReturnType<typeof createMixer>,
) {
  for (let index = 0; index < coverage.length; index++) {
    const opacity = coverage[index]!
    if (opacity === 0) continue
    const x = left + (index % width)
    const at = (top + Math.floor(index / width)) * (imageWidth + 1) + 1 + x
    if (x >= 0 && x < imageWidth && at >= 0 && at < rows.length) rows[at] = mix(rows[at]!, opacity)
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
  const coverage = exact.map((value) => Math.round((value / 255) * OPACITIES))
  return { left, top, width: size.width, coverage }
}

const NO_EXTENTS = { xBearing: 0, yBearing: 0, width: 0, height: 0 }

function getOrAdd<Key, Value>(map: Map<Key, Value>, key: Key, create: () => Value): Value {
  const value = map.get(key) ?? create()
  map.set(key, value)
  return value
}
