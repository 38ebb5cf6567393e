import * as React from 'react'
import { site } from '@galley/site'
import type { GatsbySSR } from 'gatsby'
import { OPEN_SEARCH_PATH, OPEN_SEARCH_TYPE } from './open-search'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([
    <link
      key="search"
      rel="search"
      type={OPEN_SEARCH_TYPE}
      href={site.basePath + OPEN_SEARCH_PATH}
      title={site.name}
    />,
  ])
}
