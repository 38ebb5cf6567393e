import { LOGO_IMAGE } from '@galley/core/social-image'
import { modes } from '@galley/tokens/mode-colors'
import sharp from 'sharp'

const ICO_SIZE = 32
const APPLE_SIZE = 180
/** Width of the logo in an icon with a background, as a share of the icon's width. */
const SHARE = 0.7

/** The icons of a site, by their names in `public/`. */
export async function renderIcons(logo: string): Promise<Record<string, string | Buffer>> {
  const { light, dark } = modes
  const followsDevice = `svg{color:${light.textStrong}}@media(prefers-color-scheme:dark){svg{color:${dark.textStrong}}}`
  return {
    'favicon.svg': withStyle(logo, followsDevice),
    'favicon.ico': toIco(await render(logo, ICO_SIZE, ICO_SIZE)),
    'apple-touch-icon.png': await render(logo, APPLE_SIZE, APPLE_SIZE * SHARE, light.ground),
    'logo.png': await render(logo, LOGO_IMAGE.size, LOGO_IMAGE.size * SHARE, light.ground),
  }
}

const withStyle = (logo: string, style: string) => {
  const named = /^\s*<svg\b[^>]*\bxmlns=/.test(logo)
    ? logo
    : logo.replace('<svg', '<svg xmlns="http://www.w3.org/2000/svg"')
  return named.trim().replace('>', `><style>${style}</style>`)
}

/** A square PNG with the logo in its middle. */
async function render(logo: string, size: number, logoSize: number, ground?: string): Promise<Buffer> {
  const side = Math.round(logoSize)
  const svg = Buffer.from(withStyle(logo, `svg{color:${modes.light.textStrong}}`))
  const background = ground ?? { r: 0, g: 0, b: 0, alpha: 0 }
  // Renders at a high density, because enlarging a small picture would blur its lines.
  const rendered = sharp(svg, { density: 1200 }).resize(side, side, { fit: 'contain', background })
  const before = Math.floor((size - side) / 2)
  const after = size - side - before
  const padded = rendered.extend({ top: before, left: before, bottom: after, right: after, background })
  return (ground === undefined ? padded : padded.flatten({ background: ground }))
    .png({ compressionLevel: 9 })
    .toBuffer()
}

/** A PNG as an icon file with one image: https://en.wikipedia.org/wiki/ICO_(file_format) */
function toIco(png: Buffer): Buffer {
  const header = Buffer.alloc(22)
  header.writeUInt16LE(1, 2) // an icon
  header.writeUInt16LE(1, 4) // of one image
  header.writeUInt8(ICO_SIZE, 6)
  header.writeUInt8(ICO_SIZE, 7)
  header.writeUInt16LE(1, 10) // colour planes
  header.writeUInt16LE(32, 12) // bits a pixel
  header.writeUInt32LE(png.length, 14)
  header.writeUInt32LE(header.length, 18)
  return Buffer.concat([header, png])
}
