import { css } from 'styled-components'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'

/** The box of everything that is typed into or chosen from. Its height is `--control-height`. */
export const controlBox = css`
  --control-height: 2.25rem;

  background: ${theme.color.raised};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  color: ${theme.color.text};
  font-size: ${theme.size.sm};
  line-height: 1.25rem;
  transition: border-color ${theme.motion.fast};
  width: 100%;

  &[data-size='sm'] {
    --control-height: 2rem;
  }
  &[data-size='lg'] {
    --control-height: 2.75rem;
    font-size: ${theme.size.md};
    line-height: 1.5rem;
  }

  ${media.hover} {
    &:hover:not([data-disabled]) {
      border-color: color-mix(in srgb, ${theme.color.neutral} 60%, ${theme.color.lineStrong});
    }
  }
  /* iOS zooms into text below 16 px. */
  @media (pointer: coarse) {
    font-size: ${theme.size.md};
  }
  &[data-invalid] {
    border-color: ${theme.color.error};
  }
  &[data-disabled] {
    cursor: not-allowed;
    opacity: 0.55;
  }
`

/** The ring of a box whose control has the focus. */
export const focusRing = css`
  border-color: ${theme.color.primaryText};
  outline: 1px solid ${theme.color.primaryText};
  outline-offset: 0;

  &[data-invalid] {
    border-color: ${theme.color.errorText};
    outline-color: ${theme.color.errorText};
  }
`

/** A small button inside the box. */
export const innerButton = css`
  align-items: center;
  border-radius: ${theme.radius.sm};
  color: ${theme.color.textMuted};
  display: inline-flex;
  flex: none;
  height: 1.75rem;
  justify-content: center;
  transition: color ${theme.motion.fast};
  width: 1.75rem;

  ${media.hover} {
    &:hover {
      color: ${theme.color.textStrong};
    }
  }
  ${media.noScript} {
    display: none;
  }
`
