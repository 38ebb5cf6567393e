import { theme } from '@galley/tokens/theme'
import { row } from '@galley/ui/styles/layout'
import { media } from '@galley/ui/styles/media'
import { hoverRow } from '@galley/ui/styles/surface'
import { hiddenInPrint, noMarker } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Chevron = styled.span`
  display: inline-flex;
  transition: transform ${theme.motion.base};
`

export const Root = styled.details`
  ${hiddenInPrint}
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  min-width: 0;
  overflow: hidden;

  &[open] ${Chevron} {
    transform: rotate(90deg);
  }
`

export const Summary = styled.summary`
  ${hoverRow}
  ${row(2)}
  cursor: pointer;
  font-weight: 600;
  ${noMarker}
  padding: ${theme.space[4]} ${theme.space[5]};

  &:focus-visible {
    outline-offset: -2px;
  }
`

export const Bar = styled.div`
  ${row(3)}
  border-top: 1px solid ${theme.color.line};
  flex-wrap: wrap;
  justify-content: space-between;
  padding: ${theme.space[3]};
`

/** Scrolls if the chosen device is wider than the screen. */
export const Stage = styled.div`
  background: ${theme.color.sunken};
  border-top: 1px solid ${theme.color.line};
  overflow-x: auto;

  iframe {
    background: ${theme.color.raised};
    border: 0;
    display: block;
    height: min(48rem, 80vh);
    margin-inline: auto;
    max-width: none;
    min-width: 1024px;
    width: 100%;
  }
  ${Root}:has([data-width='Tablet']:checked) & iframe {
    min-width: 0;
    width: 768px;
  }
  ${Root}:has([data-width='Phone']:checked) & iframe {
    min-width: 0;
    width: min(390px, 100%);
  }
  ${Root}:not(:has([data-width='Desktop']:checked)) & iframe {
    box-shadow: 0 0 0 1px ${theme.color.line};
  }
  ${media.belowMd} {
    iframe {
      height: 70vh;
    }
  }
`
