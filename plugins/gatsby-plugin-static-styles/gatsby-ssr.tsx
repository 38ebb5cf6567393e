import * as React from 'react'
import type { ReactElement } from 'react'
import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { findRules } from './runtime'
import { sheetUrl } from './sheet-url'
import { stylePolicy, stylesOfHead, stylesOfHtml } from './style-policy'

/** Gatsby's types leave out the HTML that `replaceRenderer` made; `gatsby develop` has none. */
type Args = RenderBodyArgs & { bodyHtml?: string }

interface RenderedBody {
  /** Texts of the style elements in the body. */
  styles: string[]
  /** True if the body shows an image of gatsby-plugin-image. */
  hasGatsbyImage: boolean
}

/** Gatsby gives the body to the first hook only. By path, because pages may be rendered at the same time, and removed by the second hook. */
const bodies = new Map<string, RenderedBody>()

export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  const { bodyHtml = '' } = args as Args
  bodies.set(args.pathname, {
    styles: stylesOfHtml(bodyHtml),
    hasGatsbyImage: bodyHtml.includes('data-gatsby-image-wrapper'),
  })
  if (!sheetUrl) return
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
const isUnneeded = (component: unknown, hasGatsbyImage: boolean | undefined) => {
  const key = (component as ReactElement | undefined)?.key ?? ''
  if (key === 'gatsby-image-style-script') return !hasGatsbyImage
  return /^(gatsby-image-style|generator)/.test(key)
}

export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  pathname,
}) => {
  const body = bodies.get(pathname)
  bodies.delete(pathname)
  const components = getHeadComponents().filter((component) => !isUnneeded(component, body?.hasGatsbyImage))
  const policy = stylePolicy([...stylesOfHead(components), ...(body?.styles ?? [])])
  // Must come before the styles.
  const meta = <meta key="style-policy" httpEquiv="Content-Security-Policy" content={policy} />
  replaceHeadComponents(sheetUrl ? [meta, ...components] : components)
}
