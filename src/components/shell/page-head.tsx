import * as React from 'react'
import { markdownPath } from '~/lib/markdown-page'
import { SOCIAL_IMAGE_SIZE } from '~/lib/social-image'
import { encodePath } from '~/lib/url-path'
import { site } from '~/site'

const HOME_PATH = '/'

export interface PageHeadProps {
  /** The page's own title; the home page has the site's. */
  title: string
  /** @default the site's description */
  description?: string | null
  /** Where the page is, such as "/docs/getting-started". */
  path: string
  /** Texts for search engines, instead of title and description. */
  seo?: { readonly title: string | null; readonly description: string | null; readonly noindex?: boolean | null }
  /** Keeps the page out of search engines. @default what `seo` says */
  noindex?: boolean | null
  /** Path of the image that other sites show beside a link. @default the logo */
  socialImage?: string | null
  /** @default 'website' */
  type?: 'website' | 'article'
}

/** A page's title as the browser shows it. */
export const fillTitle = (title: string) => site.seo.titleTemplate.replace('%s', () => title).trim()

/** What is in the document's head, for a page's `export const Head`. */
export function PageHead({ path, seo, noindex = seo?.noindex, socialImage, type = 'website', ...page }: PageHeadProps) {
  const title = seo?.title ?? page.title
  const fullTitle = path === HOME_PATH ? site.seo.title : fillTitle(title)
  const text = (seo?.description ?? page.description) || site.seo.description
  const sharedTitle = path === HOME_PATH ? fullTitle : title
  const url = `${site.url}${encodePath(path)}`
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!noindex && <link rel="alternate" type="text/markdown" href={encodePath(markdownPath(path))} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={sharedTitle} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={`${site.url}${socialImage ?? '/logo.png'}`} />
      {socialImage && <meta property="og:image:width" content={String(SOCIAL_IMAGE_SIZE.width)} />}
      {socialImage && <meta property="og:image:height" content={String(SOCIAL_IMAGE_SIZE.height)} />}
      {socialImage && <meta property="og:image:alt" content={sharedTitle} />}
      <meta name="twitter:card" content={socialImage ? 'summary_large_image' : 'summary'} />
    </>
  )
}
