import * as React from 'react'
import type { ReactElement } from 'react'
import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { findRules } from './runtime'
import { sheetUrl } from './sheet-url'

/** Gatsby's types leave out the HTML that `replaceRenderer` made. */
type Args = RenderBodyArgs & { bodyHtml: string }

export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  if (!sheetUrl) return
  const { modules, css } = findRules((args as Args).bodyHtml)
  args.setHeadComponents([
    <link key="sheet" rel="stylesheet" href={sheetUrl} />,
    css && <style key="rules" data-styles={modules.join(' ')} dangerouslySetInnerHTML={{ __html: css }} />,
  ])
}

/** What gatsby-plugin-image adds for its component, which the site does not use, and Gatsby's version. */
const isUnneeded = (component: unknown) =>
  /^(gatsby-image-style|generator)/.test((component as ReactElement | undefined)?.key ?? '')

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getHeadComponents, replaceHeadComponents }) =>
  replaceHeadComponents(getHeadComponents().filter((component) => !isUnneeded(component)))
