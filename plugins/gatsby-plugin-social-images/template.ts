import { SOCIAL_IMAGE_SIZE } from '@galley/core/social-image'
import type { GlyphLine } from './paint-lines'
import { isRightToLeft } from './split-directions'
import type { LineStyle, Typesetter } from './typesetter'

/** The texts of an image. Empty texts are omitted. */
export interface ImageTexts {
  /** Label of the page's area, such as "Blog". */
  area: string
  title: string
  description: string
}

/** The settings that all images of a site share. */
export interface Look {
  name: string
  /** Host name of the site, such as "docs.example.com". */
  host: string
  /** SVG of the logo. Its `currentColor` becomes `textStrong`. */
  logo: string
  /** False if the logo itself contains the name. */
  hasName: boolean
  /** Shows crop marks instead of a coloured bar. */
  hasMarks: boolean
  colors: Record<
    'ground' | 'line' | 'lineStrong' | 'textStrong' | 'textMuted' | 'accent' | 'accentText' | 'second',
    string
  >
}

const { width: WIDTH, height: HEIGHT } = SOCIAL_IMAGE_SIZE
const MARGIN = 84
const TEXT_WIDTH = WIDTH - 2 * MARGIN
const LOGO_SIZE = 52

/** Font sizes of titles, each with its maximum number of lines. */
const TITLE_SIZES = [
  [112, 1],
  [92, 2],
  [80, 2],
  [70, 3],
  [62, 3],
  [50, 4],
] as const

const TITLE: LineStyle = { face: 'serif', weight: 500, spacing: -0.018 }
const TEXT: LineStyle = { face: 'sans' }
const STRONG: LineStyle = { face: 'sans', weight: 600, spacing: -0.01 }
const MARK: LineStyle = { face: 'mono' }

/** An image as a background in SVG, which is rendered once for all images that share it, and lines of text. */
export interface Picture {
  ground: string
  lines: GlyphLine[]
}

/** Composes the image of a page. After a change of this template, the next build renders all images again. */
export function composeImage({ area, title, description }: ImageTexts, look: Look, type: Typesetter): Picture {
  const { colors } = look
  const heading = type.fit(title, { width: TEXT_WIDTH, sizes: TITLE_SIZES }, TITLE)
  const text = type.fit(description, { width: TEXT_WIDTH - 100, sizes: [[31, 2]] }, TEXT)
  const footer = HEIGHT - MARGIN
  // Title and description end at the line above the footer.
  const textLines = text.lines.map((line, index) => ({ line, y: footer - 78 - (text.lines.length - 1 - index) * 44 }))
  const headingEnd = textLines[0] ? textLines[0].y - 66 : footer - 78
  const step = heading.size * 1.06
  const headingLines = heading.lines.map((line, index) => ({
    line,
    y: headingEnd - (heading.lines.length - 1 - index) * step,
  }))
  const write = (text: string, x: number, y: number, size: number, color: string, style: LineStyle) => ({
    glyphs: type.place(text, { x, y, size }, style),
    color,
  })
  /** Writes a line of a text. `indent` is the distance from the side at which the text starts. */
  const writeLine = (
    { line, y }: { line: string; y: number },
    text: string,
    indent: number,
    size: number,
    color: string,
    face: LineStyle,
  ) => {
    const style = { ...face, isRtl: isRightToLeft(text) }
    const x = style.isRtl ? WIDTH - indent - type.measure(line, size, style) : indent
    return write(line, x, y, size, color, style)
  }
  const oneLine = (text: string, width: number, size: number, style: LineStyle) =>
    type.fit(text, { width, sizes: [[size, 1]] }, style).lines[0] ?? ''
  const name = look.hasName ? oneLine(look.name, 500, 34, STRONG) : ''
  const label = oneLine(area, 420, 26, STRONG)
  const labelStart = WIDTH - MARGIN - type.measure(label, 26, STRONG)
  const ground = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${colors.ground}"/>
    ${look.hasMarks ? renderMarks(colors) : `<rect width="${WIDTH}" height="12" fill="${colors.accent}"/>`}
    ${placeLogo(look, MARGIN, MARGIN - 8)}
    <path d="M${MARGIN} ${footer - 44}H${WIDTH - MARGIN}" stroke="${colors.line}" stroke-width="2"/>
  </svg>`
  const lines = [
    write(name, MARGIN + LOGO_SIZE + 16, MARGIN + 30, 34, colors.textStrong, STRONG),
    write(label, labelStart, MARGIN + 28, 26, colors.accentText, STRONG),
    ...headingLines.map((line) =>
      writeLine(line, title, MARGIN - heading.size * 0.04, heading.size, colors.textStrong, TITLE),
    ),
    ...textLines.map((line) => writeLine(line, description, MARGIN, text.size, colors.textMuted, TEXT)),
    write(oneLine(look.host, 800, 22, MARK), MARGIN, footer, 22, colors.textMuted, MARK),
  ]
  return { ground, lines }
}

/** Positions the logo. `currentColor` in the logo is the colour of titles. A logo with the name can be wide. */
function placeLogo({ logo, hasName, colors }: Look, x: number, y: number) {
  const tag = /<svg\b[^>]*>/.exec(logo)![0]
  const placed = tag
    .replace(/\s(x|y|width|height|preserveAspectRatio|color)=("[^"]*"|'[^']*')/g, '')
    .replace(
      '<svg',
      `<svg x="${x}" y="${y}" width="${hasName ? LOGO_SIZE : 500}" height="${LOGO_SIZE}" preserveAspectRatio="xMinYMid"`,
    )
  return `<g color="${colors.textStrong}">${logo.slice(logo.indexOf(tag)).replace(tag, () => placed)}</g>`
}

/** Renders crop marks and a strip of colours, as on a proof sheet. */
function renderMarks(colors: Look['colors']) {
  const [near, length] = [36, 34]
  const [right, bottom] = [WIDTH - near, HEIGHT - near]
  const corners = [
    `M${near} ${near + length}V${near}H${near + length}`,
    `M${right - length} ${near}H${right}V${near + length}`,
    `M${right} ${bottom - length}V${bottom}H${right - length}`,
    `M${near + length} ${bottom}H${near}V${bottom - length}`,
  ]
  const inks = [colors.accent, colors.second, colors.textStrong]
  const strip = inks.map(
    (ink, index) =>
      `<rect x="${WIDTH - MARGIN - (inks.length - index) * 28}" y="${HEIGHT - MARGIN - 14}" width="28" height="14" fill="${ink}"/>`,
  )
  return `<path d="${corners.join('')}" fill="none" stroke="${colors.lineStrong}" stroke-width="2"/>${strip.join('')}`
}
