import { theme } from '@galley/tokens/theme'
import { css } from 'styled-components'
import { media } from './media'

/** A box between hairlines. */
export const box = css`
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.md};
`

/** A box raised above the page. */
export const panel = css`
  ${box}
  background: ${theme.color.raised};
`

/** A box set into the page. */
export const well = css`
  ${box}
  background: ${theme.color.sunken};
`

/** A message that something went wrong. */
export const errorBox = css`
  background: ${theme.color.errorTint};
  border-radius: ${theme.radius.control};
  color: ${theme.color.errorText};
  font-size: ${theme.size.sm};
  padding: ${theme.space[3]} ${theme.space[4]};
`

/** Behind what is under the pointer, or active in a list. */
export const hoverGround = `color-mix(in srgb, ${theme.color.neutral} 12%, transparent)`

/** Strengthens muted text under the pointer. */
export const hoverText = css`
  ${media.hover} {
    &:hover {
      color: ${theme.color.textStrong};
    }
  }
`

/** The same, with a ground. */
export const hoverRow = css`
  ${media.hover} {
    &:hover {
      background: ${hoverGround};
      color: ${theme.color.textStrong};
    }
  }
`

/** A square button that shows an icon, on a bar or in a field. */
export const iconButton = css`
  align-items: center;
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  display: inline-flex;
  flex: none;
  height: 1.75rem;
  justify-content: center;
  transition:
    color ${theme.motion.fast},
    background ${theme.motion.fast};
  width: 1.75rem;
`

/** The focus ring inside the edge, where the container would cut it off. */
export const innerRing = css`
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** For what is a background alone: where the system chooses the colours, it renders only its own. */
export const forcedFill = css`
  ${media.forcedColors} {
    background: Highlight;
  }
`

/** A line or a dot that marks something. */
export const mark = css`
  background: ${theme.color.primary};
  border-radius: ${theme.radius.full};
  ${forcedFill}
`

/** Marks the active option of a list where the system chooses the colours. */
export const forcedHighlight = (selector: string) => css`
  ${media.forcedColors} {
    ${selector} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** Makes the link in a card cover the whole card, which has to be positioned. */
export const coveringLink = css`
  &::after {
    content: '';
    inset: 0;
    position: absolute;
  }
`

/**
 * An icon that the style sheet brings, in front of an element's content: for states of many elements that few readers see, whose icons would outweigh
 * the HTML, or load code.
 * @param path of the set Lucide, whose icons are lines of 2 units in a square of 24
 * @param size side of the square, in pixels
 */
export function maskIcon(path: string, size: number) {
  const stroke = 'fill="none" stroke="red" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><path ${stroke} d="${path}"/></svg>`
  return css`
    &::before {
      background: currentColor;
      content: '';
      forced-color-adjust: none;
      height: ${size}px;
      mask: url('data:image/svg+xml,${svg.replace(/[<>]/g, encodeURIComponent)}');
      width: ${size}px;
    }
  `
}
