import * as React from 'react'
import { addBasePath } from '@galley/core/base-path'
import { FEED_TYPES, findFeed } from '@galley/core/feed-files'
import { markdownPath } from '@galley/core/markdown-page'
import { listPagePath } from '@galley/core/route-table'
import { LOGO_IMAGE, SOCIAL_IMAGE_SIZE } from '@galley/core/social-image'
import { fillText } from '@galley/core/texts'
import { pathInFirstLanguage } from '@galley/core/translations'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import { useTextLanguage } from '../hooks/page-languages'
import type { BreadcrumbItem } from './breadcrumb'
import {
  type ArticleFacts,
  type PlanFacts,
  type ProfileFacts,
  type SiteFacts,
  toUrl,
  writeStructuredData,
} from './structured-data'

const HOME_PATH = '/'

export interface PageHeadProps {
  /** Title of the page. The home page shows the site's title instead. */
  title: string
  /** @default the description of the site */
  description?: string | null
  /** Path such as "/docs/getting-started". */
  path: string
  /** Path of the page that search engines show instead of this page. @default `path` */
  canonicalPath?: string
  /** Title and description for search engines. `noindex` excludes the page. */
  seo?: { readonly title: string | null; readonly description: string | null; readonly noindex?: boolean | null }
  /** Excludes the page from search engines. @default `seo.noindex` */
  noindex?: boolean | null
  /** Number of the page within a list. @default 1 */
  number?: number
  /** Facts about an article. */
  article?: ArticleFacts
  /** Facts about the person or team of the page. */
  profile?: ProfileFacts
  /** Ancestors of the page, outermost first. */
  trail?: readonly BreadcrumbItem[]
  /** Facts about the site, for the home page. */
  about?: SiteFacts | undefined
  /** Plans of a pricing page. */
  plans?: readonly PlanFacts[] | undefined
  /** Path of the image for link previews on other sites. @default the logo */
  socialImage?: string | null
}

/** Returns the title of the browser tab. */
export const fillTitle = (title: string) => site.seo.titleTemplate.replace('%s', () => title).trim()

/** Returns the site's language for Open Graph, such as "de_DE". Undefined for "en_US", which is the default. */
function findLocale() {
  const { language, region } = new Intl.Locale(site.language.code).maximize()
  return language === 'en' && region === 'US' ? undefined : `${language}_${region}`
}

/** Returns the site's account on X, such as "@name". Undefined if `social` has none. */
function findXAccount() {
  const [name] = site.social.flatMap(
    ({ to }) => /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/(\w+)\/?$/.exec(to)?.[1] ?? [],
  )
  return name && `@${name}`
}

/** The elements in the document's head, for a page's `export const Head`. */
export function PageHead({
  seo,
  noindex = seo?.noindex,
  number = 1,
  canonicalPath,
  article,
  profile,
  trail,
  about,
  plans,
  socialImage,
  ...page
}: PageHeadProps) {
  const path = listPagePath(page.path, number)
  const ownTitle = seo?.title ?? page.title
  const title = number === 1 ? ownTitle : fillText(site.texts.numberedTitle, { title: ownTitle, number }, site.language)
  const isHome = pathInFirstLanguage(path) === HOME_PATH
  const fullTitle = isHome ? site.seo.title : fillTitle(title)
  const text = (seo?.description ?? page.description) || site.seo.description
  const sharedTitle = isHome ? fullTitle : title
  // Search engines and programs read the original of a page without a translation.
  const isOriginal = useTextLanguage() === undefined
  const originalOf = (one: string) => (isOriginal ? one : pathInFirstLanguage(one))
  const url = `${site.url}${encodePath(originalOf(canonicalPath ?? path))}`
  const locale = findLocale()
  const account = findXAccount()
  const image = socialImage ?? LOGO_IMAGE.path
  const { width, height } = socialImage ? SOCIAL_IMAGE_SIZE : { width: LOGO_IMAGE.size, height: LOGO_IMAGE.size }
  const facts = article && { ...article, image: article.image ?? (socialImage && site.basePath + socialImage) }
  const data = noindex
    ? undefined
    : writeStructuredData({ ...page, path, article: facts, profile, trail, about, plans })
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!noindex && number === 1 && (
        <link rel="alternate" type="text/markdown" href={encodePath(site.basePath + markdownPath(originalOf(path)))} />
      )}
      {!noindex && <FeedLinks path={page.path} />}
      <meta property="og:site_name" content={site.name} />
      <meta property="og:type" content={article ? 'article' : profile ? 'profile' : 'website'} />
      <meta property="og:title" content={sharedTitle} />
      <meta property="og:description" content={text} />
      <meta property="og:url" content={url} />
      {locale && <meta property="og:locale" content={locale} />}
      <meta property="og:image" content={site.url + image} />
      <meta property="og:image:type" content={/\.jpg(?:\?|$)/.test(image) ? 'image/jpeg' : 'image/png'} />
      <meta property="og:image:width" content={String(width)} />
      <meta property="og:image:height" content={String(height)} />
      <meta property="og:image:alt" content={socialImage ? sharedTitle : site.name} />
      {article && <ArticleTags {...article} />}
      <meta name="twitter:card" content={socialImage ? 'summary_large_image' : 'summary'} />
      {account && <meta name="twitter:site" content={account} />}
      {data && <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: data }} />}
    </>
  )
}

/** Links to the feeds of a page. RSS comes first, because some feed readers support only RSS. */
function FeedLinks({ path }: { path: string }) {
  return Object.entries(FEED_TYPES).map(([format, type]) => {
    const feed = findFeed(site.feeds, path, format as keyof typeof FEED_TYPES)
    return feed && <link key={format} rel="alternate" type={type} href={addBasePath(feed, site.basePath)} />
  })
}

function ArticleTags({ date, lastUpdated, authors = [], category, topics = [] }: ArticleFacts) {
  return (
    <>
      {date && <meta property="article:published_time" content={date} />}
      {lastUpdated && <meta property="article:modified_time" content={lastUpdated} />}
      {authors.map((author) => (
        <meta key={author.path} property="article:author" content={toUrl(author.path)} />
      ))}
      {category && <meta property="article:section" content={category} />}
      {topics.map(({ title }) => (
        <meta key={title} property="article:tag" content={title} />
      ))}
    </>
  )
}
