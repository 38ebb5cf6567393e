import * as React from 'react'
import { styled } from 'styled-components'
import { Container } from '~/components/shell/container'
import { theme } from '~/styles/theme'
import { InPage } from './in-page'

const Notices = styled(Container)`
  display: grid;
  gap: ${theme.space[3]};
  padding-top: ${theme.space[4]};

  &:empty {
    display: none;
  }
`

/** Notices above everything else of the page. */
export function TopOfPage({ children }: { children: React.ReactNode }) {
  return (
    <InPage>
      <Notices>{children}</Notices>
    </InPage>
  )
}
