import * as React from 'react'
import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import { DEFERRED_ID, PAGE_ID, type PageFacts } from '../../src/lib/page-start'

/** Browsers that can fetch a page ahead when a reader reaches for its link, and do not where data is to be saved: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
const RULES = {
  prefetch: [
    {
      where: { and: [{ href_matches: '/*' }, { not: { selector_matches: '[download],[target=_blank]' } }] },
      eagerness: 'moderate',
    },
  ],
}

const isDevelopment = process.env.NODE_ENV === 'development'

const run = (key: string, code: string) => <script key={key} dangerouslySetInnerHTML={{ __html: code }} />
const data = (key: string, type: string, value: object) => (
  <script
    key={key}
    id={key}
    type={type}
    dangerouslySetInnerHTML={{ __html: JSON.stringify(value).replaceAll('<', '\\u003c') }}
  />
)

/** Pages whose HTML has pictures of gatsby-plugin-image, until they are written. */
const withPictures = new Set<string>()

/** Gatsby's types leave out the HTML that `replaceRenderer` made. */
type Args = RenderBodyArgs & { bodyHtml: string }

export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  const { pathname, loadPageDataSync, setHeadComponents, setPostBodyComponents } = args
  setHeadComponents([
    run('inline', process.env['INLINE_SCRIPT']!),
    isDevelopment ? (
      run('deferred', process.env['DEFERRED_SCRIPT']!)
    ) : (
      <script key="deferred" id={DEFERRED_ID} defer src={process.env['DEFERRED_URL']} />
    ),
  ])
  if (isDevelopment) return
  const { componentChunkName } = loadPageDataSync(pathname) as unknown as { componentChunkName: string }
  const facts: PageFacts = { path: pathname, chunk: componentChunkName }
  setHeadComponents([data('ahead', 'speculationrules', RULES)])
  setPostBodyComponents([data(PAGE_ID, 'application/json', facts)])
  if ((args as Args).bodyHtml.includes('data-gatsby-image-ssr')) withPictures.add(pathname)
}

/** Scripts that the page does not need: Gatsby's, which says which page it is, and that of pictures where there are none. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = (args) => {
  if (isDevelopment) return
  const unneeded = ['script-loader']
  if (!withPictures.delete(args.pathname)) unneeded.push('gatsby-image-style-script', 'gatsby-image-style-noscript')
  const isNeeded = (component: React.ReactNode) => !unneeded.includes((component as React.ReactElement).key ?? '')
  args.replaceHeadComponents(args.getHeadComponents().filter(isNeeded))
  args.replacePostBodyComponents(args.getPostBodyComponents().filter(isNeeded))
}
