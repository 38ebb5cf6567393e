import { styled } from 'styled-components'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'
import { codeBox } from '../prose'
import { Copy } from './code-pane.styles'

export const Frame = styled.div`
  ${codeBox}

  /* Without a bar the button lies on the code, so it waits until it is wanted. */
  &:not([data-bar]) ${Copy} {
    background: ${theme.color.sunken};
    inset: ${theme.space[2]} ${theme.space[2]} auto auto;
    transition: opacity ${theme.motion.fast};
  }
  ${media.hover} {
    &:not([data-bar]):not(:hover):not(:focus-within) ${Copy}[data-state='idle'] {
      opacity: 0;
    }
  }
`

export const Bar = styled.div`
  align-items: center;
  border-block-end: 1px solid ${theme.color.line};
  color: ${theme.color.textMuted};
  display: flex;
  gap: ${theme.space[2]};
  height: 2.5rem;
  padding-inline: ${theme.space[5]} ${theme.space[12]};
`

export const Filename = styled.span`
  font: 500 0.8125rem / 1 ${theme.font.mono};
  overflow: hidden;
  padding-block: ${theme.space[1]};
  text-overflow: ellipsis;
  white-space: nowrap;
`
