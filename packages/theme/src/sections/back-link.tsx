import * as React from 'react'
import { type LinkProps } from '@galley/ui/link'
import { Root } from './back-link.styles'

/** A link above a title, back to the list that contains the page. */
export const BackLink = (props: LinkProps) => <Root icon="arrow-left" {...props} />
