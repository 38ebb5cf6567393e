import { theme } from '@galley/tokens/theme'
import { media } from '@galley/ui/styles/media'
import { TabsList } from '@galley/ui/tabs'
import { styled } from 'styled-components'
import { codeBox } from '../prose'

export const Frame = styled.div`
  ${codeBox}
  border-color: ${theme.color.lineStrong};
  border-radius: ${theme.radius.lg};

  /* Without scripts, every example is visible under its name. */
  ${media.noScript} {
    [role='tabpanel']::before {
      padding-inline: ${theme.space[5]};
    }
  }
`

export const List = styled(TabsList)`
  padding-inline: ${theme.space[5]};
`
