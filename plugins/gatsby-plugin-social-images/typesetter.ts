import { readFile } from 'node:fs/promises'
import { messageOf } from '@galley/core/message-of'
import { Blob, Buffer as Text, Direction, Face, Font, shape, Variation } from 'harfbuzzjs'
import { decompress } from 'wawoff2'
import { fitText, type FittedText, type Room } from './fit-text'
import { isRightToLeft, splitDirections } from './split-directions'

/** The typefaces of the site, and the fallback for other scripts. */
export type FaceName = 'serif' | 'sans' | 'mono' | 'fallback'

/** The font files of each typeface. For each character, the first file that has it is used. */
export type FontFiles = Record<FaceName, readonly string[]>

/** The font and direction of a line. */
export interface LineStyle {
  face: FaceName
  /** @default 400 */
  weight?: number
  /** Letter spacing as a fraction of the font size. @default 0 */
  spacing?: number
  /** True if the text that contains the line reads from right to left. @default the direction of the line itself */
  isRtl?: boolean
}

interface OpenFont {
  face: Face
  characters: ReadonlySet<number>
  /** The font in each weight used so far. */
  weights: Map<number, Font>
}

/** A glyph with the position of its outline's origin and the scale of the outline. */
export interface PlacedGlyph {
  font: Font
  id: number
  scale: number
  x: number
  y: number
}

/** Opens fonts. Rejects for an unreadable font. */
export async function createTypesetter(files: FontFiles) {
  const entries = Object.entries(files).map(async ([name, paths]) => [name, await Promise.all(paths.map(openFont))])
  return new Typesetter(Object.fromEntries(await Promise.all(entries)) as Record<FaceName, OpenFont[]>)
}

/** Positions each glyph of texts, so that images do not depend on the fonts of the machine. */
export class Typesetter {
  readonly #text = new Text()
  readonly #widths = new WeakMap<LineStyle, Map<string, number>>()

  constructor(readonly fonts: Record<FaceName, readonly OpenFont[]>) {}

  /** Removes symbols that no font has, such as emoji. `text` is undefined if letters or digits are missing. */
  prepare(words: string) {
    const plain = words.normalize().replace(INVISIBLE, '')
    const missing = [...new Set(findMissing(plain.replace(/\s/g, ' '), Object.values(this.fonts).flat()))]
    const isReadable = !missing.some((character) => /[\p{L}\p{N}]/u.test(character))
    const text = Array.from(plain)
      .filter((character) => !missing.includes(character))
      .join('')
    return { text: isReadable ? text.replace(/\s+/g, ' ').trim() : undefined, missing }
  }

  /** Breaks a text into lines that fit the given space. */
  fit(words: string, room: Room, style: LineStyle): FittedText {
    return fitText(words, room, this.#measureWords(style))
  }

  measure(line: string, size: number, style: LineStyle) {
    return this.#setLine(line, style).width * size
  }

  /** Positions a line. `x` is its left end, `y` its baseline. */
  place(line: string, { x, y, size }: LinePosition, style: LineStyle): PlacedGlyph[] {
    return this.#setLine(line, style).glyphs.map((glyph) => ({
      ...glyph,
      scale: glyph.scale * size,
      x: x + glyph.x * size,
      y: y - glyph.y * size,
    }))
  }

  /** Measures lines word by word and caches the width of each word. Kerning between words is rare. */
  #measureWords(style: LineStyle) {
    const widths = this.#widths.get(style) ?? new Map<string, number>()
    this.#widths.set(style, widths)
    const measure = (word: string) => {
      const width = widths.get(word) ?? this.#setLine(word, style).width
      widths.set(word, width)
      return width
    }
    const space = measure('n n') - 2 * measure('n')
    return (line: string) => line.split(' ').reduce((width, word) => width + space + measure(word), -space)
  }

  /** Positions the glyphs of a line at a font size of 1. */
  #setLine(line: string, { face, weight = 400, spacing = 0, isRtl = isRightToLeft(line) }: LineStyle) {
    const candidates = this.#findFonts(line, face)
    const glyphs: PlacedGlyph[] = []
    let width = 0
    for (const run of splitDirections(line, isRtl).flatMap((part) => findRuns(part, candidates))) {
      const font = inWeight(run.font, weight)
      const scale = 1 / run.font.face.upem
      const text = this.#text
      text.reset()
      text.addText(run.text)
      text.guessSegmentProperties()
      text.setDirection(run.isRtl ? Direction.RTL : Direction.LTR)
      shape(font, text)
      const positions = text.getGlyphPositions()
      text.getGlyphInfos().forEach(({ codepoint: id }, index) => {
        const { xAdvance, xOffset, yOffset } = positions[index]!
        glyphs.push({ font, id, scale, x: width + xOffset * scale, y: yOffset * scale })
        // No letter spacing in right-to-left scripts, because Arabic letters are joined.
        width += xAdvance * scale + (xAdvance > 0 && !run.isRtl ? spacing : 0)
      })
    }
    return { glyphs, width: width - spacing }
  }

  /** Chooses the fonts of a line: one typeface that has all characters, otherwise several. */
  #findFonts(line: string, face: FaceName) {
    const faces = [this.fonts[face], this.fonts.fallback, this.fonts.sans]
    return faces.find((one) => findMissing(line, one).length === 0) ?? faces.flat()
  }
}

/** A part of a line in one direction. */
interface LinePart {
  text: string
  isRtl: boolean
}

/** Splits a part of a line into runs of one font each, from left to right. */
function findRuns(part: LinePart, candidates: readonly OpenFont[]) {
  const runs: (LinePart & { font: OpenFont })[] = []
  for (const character of part.text) {
    const last = runs.at(-1)
    const code = character.codePointAt(0)!
    if (last && /[\p{M}\s\u200c\u200d]/u.test(character) && last.font.characters.has(code)) {
      last.text += character
      continue
    }
    const font = candidates.find(({ characters }) => characters.has(code))
    if (!font) continue
    if (last?.font === font) last.text += character
    else runs.push({ font, text: character, isRtl: part.isRtl })
  }
  return part.isRtl ? runs.reverse() : runs
}

function inWeight({ face, weights }: OpenFont, weight: number) {
  const known = weights.get(weight)
  if (known) return known
  const font = new Font(face)
  font.setVariations([new Variation('wght', weight)])
  weights.set(weight, font)
  return font
}

/** The position and font size of a line, in pixels. */
export interface LinePosition {
  x: number
  y: number
  size: number
}

/** Variation selectors, direction marks, and joiners except between letters. */
const INVISIBLE = /(?<![\p{L}\p{M}])[\u200c\u200d]|(?![\u200c\u200d])[\p{Cf}\ufe0e\ufe0f]/gu

const findMissing = (text: string, fonts: readonly OpenFont[]) =>
  Array.from(text).filter((character) => !fonts.some(({ characters }) => characters.has(character.codePointAt(0)!)))

async function openFont(file: string): Promise<OpenFont> {
  try {
    const face = new Face(new Blob(await decompress(await readFile(file))))
    return { face, characters: new Set(face.collectUnicodes()), weights: new Map() }
  } catch (cause) {
    throw new Error(`${file} cannot be read as a font: ${messageOf(cause)} Run "npm install", then "npm run fonts".`, {
      cause,
    })
  }
}
