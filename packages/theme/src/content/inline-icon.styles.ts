import { styled } from 'styled-components'

export const Root = styled.span`
  /* As large as the words around it, and on their line. */
  svg {
    display: inline-block;
    height: 1.15em;
    vertical-align: -0.2em;
    width: 1.15em;
  }
`
