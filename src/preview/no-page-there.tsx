import * as React from 'react'
import { styled } from 'styled-components'
import { theme } from '~/styles/theme'

const Root = styled.div`
  color: ${theme.color.textMuted};
  min-height: 60dvh;
  padding: ${theme.space[16]} ${theme.space[4]};
  text-align: center;
`

/** Shown instead of a page that what the preview is compared with does not have, or until it has answered. */
export const NoPageThere = ({ isPending }: { isPending: boolean }) => (
  <Root role="status">
    <p>{isPending ? 'Asking for this page…' : 'There is no page here yet: it is in the drafts only.'}</p>
  </Root>
)
