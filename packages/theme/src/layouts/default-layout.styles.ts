import { styled } from 'styled-components'
import { Container } from '../shell/container.styles'

/** Target of the skip link, without a focus ring around the whole page. */
export const Root = styled(Container)`
  outline: none;
`
