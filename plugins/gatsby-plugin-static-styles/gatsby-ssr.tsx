import * as React from 'react'
import type { ReactElement } from 'react'
import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { findRules } from './runtime'
import { sheetUrl } from './sheet-url'
import { stylePolicy, stylesOfHead, stylesOfHtml } from './style-policy'

/** Gatsby's types leave out the HTML that `replaceRenderer` made; `gatsby develop` has none. */
type Args = RenderBodyArgs & { bodyHtml?: string }

/** True while the page that is rendered shows an image of gatsby-plugin-image. Gatsby calls both hooks for one page after the other. */
let hasGatsbyImage = false

/** The styles within the body of the page that is rendered, by its path. */
const bodyStyles = new Map<string, string[]>()

export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  const { bodyHtml = '' } = args as Args
  hasGatsbyImage = bodyHtml.includes('data-gatsby-image-wrapper')
  if (!sheetUrl) return
  bodyStyles.set(args.pathname, stylesOfHtml(bodyHtml))
  const { modules, css } = findRules(bodyHtml)
  args.setHeadComponents([
    <link key="sheet" rel="stylesheet" href={sheetUrl} />,
    css && <style key="rules" data-styles={modules.join(' ')} dangerouslySetInnerHTML={{ __html: css }} />,
  ])
}

/**
 * True for Gatsby's version, and for what gatsby-plugin-image adds to every page: its rules, which are in the style sheet, and the script
 * that shows images as they load, where a page has none.
 */
const isUnneeded = (component: unknown) => {
  const key = (component as ReactElement | undefined)?.key ?? ''
  if (key === 'gatsby-image-style-script') return !hasGatsbyImage
  return /^(gatsby-image-style|generator)/.test(key)
}

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  pathname,
}) => {
  const components = getHeadComponents().filter((component) => !isUnneeded(component))
  const policy = stylePolicy([...stylesOfHead(components), ...(bodyStyles.get(pathname) ?? [])])
  bodyStyles.delete(pathname)
  // Must come before the styles.
  const meta = <meta key="style-policy" httpEquiv="Content-Security-Policy" content={policy} />
  replaceHeadComponents(sheetUrl ? [meta, ...components] : components)
}
