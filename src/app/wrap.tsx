import * as React from 'react'
import type { ReactElement } from 'react'
import { GlobalStyle } from '~/styles/global-style'
import { type FramedPage, PageFrame } from './page-frame'

/**
 * Around each page: what the server and the browser draw alike.
 * The styles of every element are here too, not in wrapRootElement: on the server that stands outside of what gatsby-plugin-styled-components collects.
 */
export const wrapPageElement = ({ element, props }: { element: ReactElement; props: FramedPage }) => (
  <>
    <GlobalStyle />
    <PageFrame page={props}>{element}</PageFrame>
  </>
)
