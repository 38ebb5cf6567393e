import { styled } from 'styled-components'
import { Container } from '../../shell/container.styles'

/** Takes the focus from the skip link, without a ring around the whole page. */
export const Root = styled(Container)`
  outline: none;
`
