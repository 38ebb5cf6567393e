import { styled } from 'styled-components'

export const Root = styled.span`
  /* Size and baseline of the text around the icon. */
  svg {
    display: inline-block;
    height: 1.15em;
    vertical-align: -0.2em;
    width: 1.15em;
  }
`
