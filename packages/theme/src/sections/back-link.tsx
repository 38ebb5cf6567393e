import * as React from 'react'
import { type LinkProps } from '@galley/ui/link'
import { Root } from './back-link.styles'

/** Above a title: leads back to the list that the page is in. */
export const BackLink = (props: LinkProps) => <Root icon="arrow-left" {...props} />
