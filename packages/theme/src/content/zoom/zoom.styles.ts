import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { hiddenWithoutScript } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Frame = styled.div`
  position: relative;
`

export const Original = styled.div`
  cursor: zoom-in;

  ${media.noScript} {
    cursor: auto;
  }
`

export const Open = styled.button`
  background: ${theme.color.raised};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.control};
  color: ${theme.color.textMuted};
  display: grid;
  height: 2.25rem;
  inset-block-start: ${theme.space[3]};
  inset-inline-end: ${theme.space[3]};
  place-content: center;
  position: absolute;
  transition: opacity ${theme.motion.fast};
  width: 2.25rem;

  ${media.hover} {
    opacity: 0;

    ${Frame}:hover &,
    &:focus-visible {
      opacity: 1;
    }
    &:hover {
      color: ${theme.color.textStrong};
    }
  }
  ${hiddenWithoutScript}
`
