import * as React from 'react'
import { toScriptJson } from '@galley/core/escape-html'
import { pageDataOf } from '@galley/core/page-payload'
import { AHEAD_ID, DEFERRED_ID, NEW_ENTRY, PAGE_ID, type PageFacts } from '@galley/core/page-start'
import { isNotFoundPage, NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import { site } from '@galley/site'
import type { GatsbySSR, RenderBodyArgs } from 'gatsby'
import type { ScriptFile, StartScripts } from './bundle-scripts'

/** Lets browsers prefetch a page when the reader points at its link: https://developer.mozilla.org/docs/Web/API/Speculation_Rules_API */
const RULES = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: `${site.basePath}/*` },
          { not: { href_matches: `${site.basePath}/static/*` } },
          { not: { selector_matches: '[download],[target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
}

/** Gatsby passes the page's HTML in builds, but its types omit it. */
type BodyArgs = RenderBodyArgs & { bodyHtml?: string }

/** The fields of Gatsby's page data that this plugin reads. */
interface PageData {
  componentChunkName: string
  staticQueryHashes: string[]
}

/** Returns the URL of a static query's result; for the navigation, of the file that `writeNavigations` writes for the language of the page. */
const staticQueryOf = (hash: string) =>
  `/page-data/sq/d/${hash}${hash === process.env['NAVIGATION_HASH'] ? `.${site.language.code}` : ''}.json`

/** The scripts of each language of the site, which node-hooks.ts bundled. */
const scripts = JSON.parse(process.env['START_SCRIPTS'] ?? '{}') as Record<string, StartScripts>

const isDevelopment = process.env.NODE_ENV === 'development'

const urlOf = ({ path }: ScriptFile) => `${site.basePath}/${path}`

const run = (key: string, code: string) => <script key={key} dangerouslySetInnerHTML={{ __html: code }} />
const data = (key: string, type: string, value: object) => (
  <script key={key} id={key} type={type} dangerouslySetInnerHTML={{ __html: toScriptJson(value) }} />
)

export const onRenderBody: GatsbySSR['onRenderBody'] = (args) => {
  const { pathname, loadPageDataSync, setHeadComponents, setPostBodyComponents, bodyHtml = '' } = args as BodyArgs
  const { inline, deferred, changelog, texts } = scripts[site.language.code]!
  setHeadComponents([
    run('inline', inline),
    isDevelopment ? (
      run('deferred', deferred.code)
    ) : (
      <script key="deferred" id={DEFERRED_ID} defer src={urlOf(deferred)} />
    ),
    // Gatsby's own script elements, which `inline` does not control, need the texts first.
    !process.env['STARTS_LATER'] && !isDevelopment && texts && <script key="texts" src={urlOf(texts)} />,
  ])
  if (isDevelopment) return
  const { componentChunkName, staticQueryHashes } = loadPageDataSync(pathname) as unknown as PageData
  // For an unknown path in any language, Gatsby's code in the browser loads the 404 page of the first language.
  const path = isNotFoundPage(pathname) ? NOT_FOUND_PAGE : pathname
  const facts: PageFacts = {
    path,
    data: [pageDataOf(path), '/page-data/app-data.json', ...staticQueryHashes.map(staticQueryOf)].map(
      (path) => site.basePath + path,
    ),
    chunk: componentChunkName,
  }
  setHeadComponents([data(AHEAD_ID, 'speculationrules', RULES)])
  setPostBodyComponents([
    bodyHtml.includes(NEW_ENTRY) && run('changelog', changelog),
    data(PAGE_ID, 'application/json', facts),
  ])
}

/** Removes Gatsby's script with the page's data, which the start script replaces. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getPostBodyComponents, replacePostBodyComponents }) => {
  if (isDevelopment || !process.env['STARTS_LATER']) return
  const components = getPostBodyComponents() as React.ReactElement[]
  replacePostBodyComponents(components.filter(({ key }) => key !== 'script-loader'))
}
