import { theme } from '@galley/tokens/theme'
import { floatingPanel } from '@galley/ui/styles/floating'
import { media } from '@galley/ui/styles/media'
import { hiddenInPrint } from '@galley/ui/styles/visibility'
import { styled } from 'styled-components'

export const Root = styled.span`
  anchor-scope: --term;
`

export const Word = styled.button`
  anchor-name: --term;
  background: none;
  border: 0;
  color: inherit;
  cursor: help;
  font: inherit;
  padding: 0;
  text-align: start;
  text-decoration: underline dotted;
  text-underline-offset: 0.2em;
`

/** Placed under the term. At the bottom of the window in browsers without anchor positioning. */
export const Meaning = styled.span`
  ${floatingPanel}
  border-radius: ${theme.radius.control};
  font-size: ${theme.size.sm};
  inset: auto 0 ${theme.space[4]};
  line-height: 1.5;
  margin: 0 auto;
  max-width: min(24rem, 100vw - 2rem);
  padding: ${theme.space[2]} ${theme.space[3]};
  position: fixed;
  width: max-content;

  @supports (anchor-scope: --term) {
    inset: auto;
    margin: 0;
    position-anchor: --term;
    position-area: block-end span-inline-end;
    position-try-fallbacks:
      flip-inline,
      flip-block,
      flip-inline flip-block;
  }
  ${Root}:not([data-dismissed]) > ${Word}:focus-visible + & {
    display: block;
  }
  ${media.hover} {
    ${Root}:not([data-dismissed]):hover > & {
      display: block;
    }
  }
  ${hiddenInPrint}
`
