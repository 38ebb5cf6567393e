import { theme } from '@galley/tokens/theme'
import { Toast } from 'radix-ui'
import { styled } from 'styled-components'
import { media } from '../styles/media'
import { WIDTH_REM } from './stack'

export const Viewport = styled(Toast.Viewport)`
  --toast-margin: ${theme.space[4]};

  list-style: none;
  margin: 0;
  padding: 0;
  position: fixed;
  width: calc(100% - 2 * var(--toast-margin));
  z-index: ${theme.layer.toast};

  ${media.sm} {
    --toast-margin: ${theme.space[6]};
    width: ${WIDTH_REM}rem;
  }

  &[data-position^='top'] {
    top: calc(var(--toast-margin) + env(safe-area-inset-top));
  }
  &[data-position^='bottom'] {
    bottom: calc(var(--toast-margin) + env(safe-area-inset-bottom));
  }
  &[data-position$='left'] {
    left: var(--toast-margin);
  }
  &[data-position$='right'] {
    right: var(--toast-margin);
  }
  &[data-position$='center'] {
    left: 0;
    margin-inline: auto;
    right: 0;
  }
  &:focus-visible {
    border-radius: ${theme.radius.md};
  }
`
