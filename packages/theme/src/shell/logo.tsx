import type { ComponentProps } from 'react'
import * as React from 'react'
import { site } from '@galley/site'
import { Root } from './logo.styles'

/** The site's logo, 24 px high by default. Decorative: add an accessible name next to the logo. */
export const Logo = (props: ComponentProps<'span'>) => (
  <Root aria-hidden="true" {...props} dangerouslySetInnerHTML={{ __html: site.logo }} />
)
