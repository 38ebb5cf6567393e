import * as React from 'react'
import type { GatsbySSR } from 'gatsby'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="icon" rel="icon" href="/favicon.svg" type="image/svg+xml" />,
    <link key="icon-ico" rel="alternate icon" href="/favicon.ico" sizes="32x32" />,
    <link key="icon-apple" rel="apple-touch-icon" href="/apple-touch-icon.png" />,
  ])
}
