import type { ComponentProps } from 'react'
import * as React from 'react'
import { styled } from 'styled-components'
import { site } from '~/site'

const Root = styled.span`
  display: inline-flex;
  flex: none;
  height: 1.5rem;

  & > svg {
    height: 100%;
    width: auto;
  }
`

/** The site's logo, 24 px high unless a style says otherwise. An ornament: give it words beside it. */
export const Logo = (props: ComponentProps<'span'>) => (
  <Root aria-hidden="true" {...props} dangerouslySetInnerHTML={{ __html: site.logo }} />
)
