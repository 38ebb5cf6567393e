import { styled } from 'styled-components'

export const Root = styled.span`
  display: inline-flex;
  flex: none;
  height: 1.5rem;

  & > svg {
    height: 100%;
    width: auto;
  }
`
