import { theme } from '@galley/tokens/theme'
import { TabsPanel } from '@galley/ui/tabs'
import { styled } from 'styled-components'
import { block } from '../block.styles'
import { tabLook } from '../tab-choice.styles'

export const Root = styled.div`
  ${block}
  ${tabLook}
`

export const Panel = styled(TabsPanel)`
  padding-block-start: ${theme.space[5]};
`
