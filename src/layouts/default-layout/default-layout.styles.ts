import { styled } from 'styled-components'
import { Container } from '~/components/shell/container.styles'
import { focusedText } from '~/styles/surface'

export const Root = styled(Container)`
  ${focusedText}
`
