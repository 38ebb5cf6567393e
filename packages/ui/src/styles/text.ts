import { theme } from '@galley/tokens/theme'
import { css } from 'styled-components'
import { media } from './media'

type Size = keyof typeof theme.size

/** A title in the serif face, in a larger size from the breakpoint `md`. */
export const serifTitle = (size: Size, sizeFromMd?: Size) => css`
  font-family: ${theme.font.serif};
  font-size: ${theme.size[size]};
  font-weight: 500;
  letter-spacing: -0.02em;
  ${
    sizeFromMd &&
    css`
      ${media.md} {
        font-size: ${theme.size[sizeFromMd]};
      }
    `
  }
`

/** Secondary text in the small size. */
export const smallMuted = css`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.sm};
`

/** Paths, sizes and other small print in the mono face. */
export const monoNote = css`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.mono};
  font-size: ${theme.size.xs};
`

/** Facts about a page in a row: its date, its category. */
export const facts = css`
  ${smallMuted}
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
`

/** Below a picture. */
export const caption = css`
  ${smallMuted}
  line-height: 1.5;
  margin-block-start: ${theme.space[3]};
  text-wrap: pretty;
`

/** Breaks inside words rather than widen its container. */
export const breakable = css`
  min-width: 0;
  overflow-wrap: anywhere;
`

/** One line that ends in an ellipsis where there is no room. */
export const oneLine = css`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** A link in the accent colour. */
export const accentLink = css`
  color: ${theme.color.primaryText};
  text-decoration: underline;
  text-underline-offset: 0.2em;
`

/** A link in the colour of the text, with a quiet line. */
export const quietLink = css`
  text-decoration: underline;
  text-decoration-color: ${theme.color.lineStrong};
  text-underline-offset: 0.2em;
`

/** The line below a title that is a link, under the pointer. */
export const titleUnderline = css`
  text-decoration: underline;
  text-decoration-color: ${theme.color.primary};
  text-decoration-thickness: 0.08em;
  text-underline-offset: 0.18em;
`

/** The placeholder of a field, in the same colour in every browser. */
export const placeholder = css`
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`
