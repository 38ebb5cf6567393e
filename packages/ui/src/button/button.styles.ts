import { theme } from '@galley/tokens/theme'
import { css, styled } from 'styled-components'
import { Link } from '../link'
import { media } from '../styles/media'
import { turn } from '../styles/motion'
import { hoverGround } from '../styles/surface'

const look = css`
  --button-height: 2.25rem;
  --button-on-fill: ${theme.color.onAccent};

  align-items: center;
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  display: inline-flex;
  flex: none;
  font-size: ${theme.size.sm};
  font-weight: 500;
  gap: ${theme.space[2]};
  justify-content: center;
  line-height: 1.25;
  max-width: 100%;
  min-height: var(--button-height);
  padding: ${theme.space[1]} ${theme.space[3]};
  position: relative;
  text-decoration: none;
  transition:
    background-color ${theme.motion.fast},
    border-color ${theme.motion.fast},
    color ${theme.motion.fast},
    filter ${theme.motion.fast};

  &[data-color='neutral'] {
    --role: ${theme.color.textStrong};
    --role-line: ${theme.color.lineStrong};
    --role-text: ${theme.color.text};
    --button-on-fill: ${theme.color.ground};
  }

  &[data-size='xs'] {
    --button-height: 1.75rem;
    font-size: ${theme.size.xs};
    gap: ${theme.space[1]};
    padding-inline: ${theme.space[2]};
  }
  &[data-size='sm'] {
    --button-height: 2rem;
  }
  &[data-size='lg'] {
    --button-height: 2.75rem;
    font-size: ${theme.size.md};
    padding: ${theme.space[2]} min(${theme.space[5]}, 5vw);
  }
  &[data-square] {
    padding: 0;
    width: var(--button-height);
  }
  &[data-block] {
    display: flex;
    width: 100%;
  }

  &[data-variant='solid'] {
    background: ${theme.role.fill};
    color: var(--button-on-fill);
  }
  &[data-variant='outline'] {
    background: ${theme.color.raised};
    border-color: ${theme.role.line};
  }
  &[data-variant='soft'] {
    background: ${theme.role.tint};
  }
  &:not([data-variant='solid']) {
    color: ${theme.role.text};
  }
  &[data-variant='ghost'][data-square][data-color='neutral'] {
    color: ${theme.color.textMuted};
  }
  &[data-variant='link'] {
    min-height: 1.5rem;
    padding: 0;
    text-underline-offset: 0.25em;
  }

  ${media.hover} {
    /* Brighter, not darker: the text on the fill is dark. */
    &[data-variant='solid']:hover {
      filter: brightness(1.07);
    }
    &[data-variant='solid'][data-color='neutral']:hover {
      background: color-mix(in srgb, ${theme.role.fill} 86%, ${theme.color.ground});
      filter: none;
    }
    &[data-variant='outline']:hover,
    &[data-variant='ghost']:hover {
      background: ${hoverGround};
    }
    &[data-variant='soft']:hover {
      background: color-mix(in srgb, ${theme.role.fill} 8%, ${theme.role.tint});
    }
    &[data-variant='ghost'][data-square]:hover {
      color: ${theme.color.textStrong};
    }
    &[data-variant='link']:hover {
      text-decoration: underline;
    }
  }

  &:disabled,
  &[aria-disabled='true']:not([data-loading]) {
    cursor: not-allowed;
    filter: none;
    opacity: 0.5;
  }
  &[data-loading] {
    cursor: progress;
  }
`

export const ButtonRoot = styled.button`
  ${look}
`

export const LinkRoot = styled(Link)`
  ${look}
`

/** With `display: contents`, child elements become items of the button's row. */
export const Words = styled.span`
  display: contents;

  /* Keeps the width and the accessible name while the spinner covers the text. */
  &[data-behind] {
    color: transparent;
  }
`

export const Spinner = styled.span`
  animation: ${turn} 0.8s linear infinite;
  border: 2px solid currentColor;
  border-inline-start-color: transparent;
  border-radius: 50%;
  display: inline-block;
  flex: none;
  height: var(--spinner-size, 1rem);
  width: var(--spinner-size, 1rem);

  &[data-over] {
    inset: 0;
    margin: auto;
    position: absolute;
  }
`
