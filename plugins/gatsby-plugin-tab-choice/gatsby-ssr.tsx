import * as React from 'react'
import type { GatsbySSR } from 'gatsby'
import { tabChoiceScript } from './tab-choice-script'

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([<script key="tab-choice" dangerouslySetInnerHTML={{ __html: tabChoiceScript }} />])
}
