import { styled } from 'styled-components'
import { TabsPanel } from '~/components/ui/tabs'
import { theme } from '~/styles/theme'
import { block } from '../prose'

export const Root = styled.div`
  ${block}
`

export const Panel = styled(TabsPanel)`
  padding-block-start: ${theme.space[5]};
`
