import * as React from 'react'
import type { GatsbySSR } from 'gatsby'
import { colorModeScript } from './color-mode-script'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([<script key="color-mode" dangerouslySetInnerHTML={{ __html: colorModeScript }} />])
}
