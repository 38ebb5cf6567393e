import * as React from 'react'
import type { ReactElement } from 'react'
import { type FramedPage, PageFrame } from './page-frame'

/** Around each page: what the server and the browser draw alike. */
export const wrapPageElement = ({ element, props }: { element: ReactElement; props: FramedPage }) => (
  <PageFrame page={props}>{element}</PageFrame>
)
