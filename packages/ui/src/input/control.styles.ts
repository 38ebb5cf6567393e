import { theme } from '@galley/tokens/theme'
import { css } from 'styled-components'
import { media } from '../styles/media'
import { hoverText, iconButton } from '../styles/surface'
import { placeholder } from '../styles/text'
import { hiddenWithoutScript } from '../styles/visibility'

/** Box of all text fields and selects. `--control-height` holds its height. */
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
  ${media.coarse} {
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

/** Focus ring of a box whose control has the focus. */
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
  ${iconButton}
  ${hoverText}
  border-radius: ${theme.radius.sm};
  ${hiddenWithoutScript}
`

/** Box of a one-line field, with its icons and buttons. */
export const lineBox = css`
  ${controlBox}
  align-items: center;
  cursor: text;
  display: inline-flex;
  gap: ${theme.space[2]};
  min-width: 0;
  padding-inline: calc(${theme.space[3]} - 1px);

  & > svg {
    color: ${theme.color.textMuted};
    pointer-events: none;
  }
`

/** Field inside `lineBox`, which renders the border and background. */
export const lineField = css`
  ${placeholder}
  appearance: none;
  background: none;
  border: 0;
  flex: 1;
  line-height: inherit;
  outline: none;
  padding: 0;
  text-overflow: ellipsis;
  /* Lets the field become narrower than its default of 20 characters. */
  width: 100%;

  &:disabled {
    cursor: not-allowed;
  }
`
