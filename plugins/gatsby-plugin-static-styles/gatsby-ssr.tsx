import * as React from 'react'
import type { ReactElement } from 'react'
import { site } from '@galley/site'
import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { findRules } from './runtime'
import { sheetUrl } from './sheet-url'
import { stylePolicy, stylesOfHead, stylesOfHtml } from './style-policy'

/** Gatsby passes the page's HTML in builds, but its types omit it. */
type Args = RenderBodyArgs & { bodyHtml?: string }

interface RenderedBody {
  /** The text of each style element in the body. */
  styles: string[]
  /** True if the body shows an image of gatsby-plugin-image. */
  hasGatsbyImage: boolean
}

/** Data of each body, by path. The first hook stores it for the second, which does not receive the HTML. Pages render concurrently. */
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
    <link key="sheet" rel="stylesheet" href={site.basePath + sheetUrl} />,
    css && <style key="rules" data-styles={modules.join(' ')} dangerouslySetInnerHTML={{ __html: css }} />,
  ])
}

/**
 * Returns true for components of the head that a page does not need: the meta tag with Gatsby's version, the rules of gatsby-plugin-image, which the
 * style sheet contains, and the plugin's script on pages without such an image.
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
