import { theme } from '@galley/tokens/theme'
import { TabsPanel } from '@galley/ui/tabs'
import { styled } from 'styled-components'
import { block } from '../prose'
import { tabLook } from '../tab-choice'

export const Root = styled.div`
  ${block}
  ${tabLook}
`

export const Panel = styled(TabsPanel)`
  padding-block-start: ${theme.space[5]};
`
