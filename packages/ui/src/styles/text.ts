import { theme } from '@galley/tokens/theme'
import { css } from 'styled-components'
import { media } from './media'

type Size = keyof typeof theme.size

/** A title in the serif font, with an optional larger size from the breakpoint `md`. */
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

/** The text below a title. */
export const lead = css`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.lg};
`

/** Paths, sizes and other small print in the mono font. */
export const monoNote = css`
  color: ${theme.color.textMuted};
  font-family: ${theme.font.mono};
  font-size: ${theme.size.xs};
`

/** A row of facts about a page, such as its date and category. */
export const facts = css`
  ${smallMuted}
  align-items: center;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[3]};
`

/** Caption below a picture. */
export const caption = css`
  ${smallMuted}
  line-height: 1.5;
  margin-block-start: ${theme.space[3]};
  text-wrap: pretty;
`

/** Breaks inside long words, so that they do not widen the container. */
export const breakable = css`
  min-width: 0;
  overflow-wrap: anywhere;
`

/** A single line, truncated with an ellipsis. */
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

/** A link in the text colour with a muted underline. */
export const quietLink = css`
  text-decoration: underline;
  text-decoration-color: ${theme.color.lineStrong};
  text-underline-offset: 0.2em;
`

/** Underline of a title link on hover. */
export const titleUnderline = css`
  text-decoration: underline;
  text-decoration-color: ${theme.color.primary};
  text-decoration-thickness: 0.08em;
  text-underline-offset: 0.18em;
`

/** Placeholder text in the same colour in every browser. */
export const placeholder = css`
  &::placeholder {
    color: ${theme.color.textMuted};
    opacity: 1;
  }
`
