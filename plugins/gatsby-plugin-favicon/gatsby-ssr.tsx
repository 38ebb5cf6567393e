import * as React from 'react'
import { site } from '@galley/site'
import type { GatsbySSR } from 'gatsby'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link key="icon" rel="icon" href={`${site.basePath}/favicon.svg`} type="image/svg+xml" />,
    <link key="icon-ico" rel="alternate icon" href={`${site.basePath}/favicon.ico`} sizes="32x32" />,
    <link key="icon-apple" rel="apple-touch-icon" href={`${site.basePath}/apple-touch-icon.png`} />,
  ])
}
