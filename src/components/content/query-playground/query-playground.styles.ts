import { styled } from 'styled-components'
import { TabsList } from '~/components/ui/tabs'
import { media } from '~/styles/media'
import { theme } from '~/styles/theme'
import { block } from '../prose'

export const Frame = styled.div`
  ${block}
  background: ${theme.color.sunken};
  border: 1px solid ${theme.color.lineStrong};
  border-radius: ${theme.radius.lg};
  overflow: hidden;

  /* Every example is in sight, each under its name. */
  ${media.noScript} {
    [role='tabpanel']::before {
      padding-inline: ${theme.space[5]};
    }
  }
`

export const List = styled(TabsList)`
  padding-inline: ${theme.space[5]};
`
