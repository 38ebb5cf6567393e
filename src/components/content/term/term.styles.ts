import { styled } from 'styled-components'
import { floatingPanel } from '~/styles/floating'
import { theme } from '~/styles/theme'

export const Root = styled.span`
  position: relative;
`

export const Word = styled.button`
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

/** Pressed, it stays open in the top layer, below everything; under the pointer it is beside its word. */
export const Meaning = styled.span`
  ${floatingPanel}
  border-radius: ${theme.radius.control};
  font-size: ${theme.size.sm};
  inset: auto 0 ${theme.space[4]};
  line-height: 1.5;
  margin: 0 auto;
  max-width: min(24rem, 100vw - 2rem);
  padding: ${theme.space[2]} ${theme.space[3]};
  width: max-content;

  @media (hover: hover) {
    ${Root}:hover > &:not(:popover-open),
    ${Word}:focus-visible + &:not(:popover-open) {
      display: block;
      inset: 100% auto auto 0;
      position: absolute;
    }
  }
`
