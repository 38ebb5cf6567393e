import { theme } from '@galley/tokens/theme'
import { css } from 'styled-components'
import { media } from './media'

/** A box with a hairline border. */
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

/** An error message. */
export const errorBox = css`
  background: ${theme.color.errorTint};
  border-radius: ${theme.radius.control};
  color: ${theme.color.errorText};
  font-size: ${theme.size.sm};
  padding: ${theme.space[3]} ${theme.space[4]};
`

/** Background of a hovered element, or of the active option in a list. */
export const hoverGround = `color-mix(in srgb, ${theme.color.neutral} 12%, transparent)`

/** Strengthens muted text on hover. */
export const hoverText = css`
  ${media.hover} {
    &:hover {
      color: ${theme.color.textStrong};
    }
  }
`

/** Strengthens muted text on hover and adds a background. */
export const hoverRow = css`
  ${media.hover} {
    &:hover {
      background: ${hoverGround};
      color: ${theme.color.textStrong};
    }
  }
`

/** A square icon button, for toolbars and fields. */
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

/** Focus ring inside the element, for containers that clip their content. */
export const innerRing = css`
  &:focus-visible {
    outline-offset: -2px;
  }
`

/** Keeps an element that consists only of a background visible in forced-colours mode, which removes backgrounds. */
export const forcedFill = css`
  ${media.forcedColors} {
    background: Highlight;
  }
`

/** A line or dot in the primary colour, such as the mark of the current page. */
export const mark = css`
  background: ${theme.color.primary};
  border-radius: ${theme.radius.full};
  ${forcedFill}
`

/** Outlines the active option of a list in forced-colours mode. */
export const forcedHighlight = (selector: string) => css`
  ${media.forcedColors} {
    ${selector} {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

/** Makes a link cover its whole card. The card needs a `position`. */
export const coveringLink = css`
  &::after {
    content: '';
    inset: 0;
    position: absolute;
  }
`

/**
 * Renders an icon before an element's content through the style sheet. Use it for icons that a page repeats often: it adds neither HTML nor code.
 * @param path Path data of a Lucide icon: strokes of 2 units in a square of 24.
 * @param size Side of the square, in pixels.
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
