import * as React from 'react'
import { FEED_TYPES, findFeed } from '@galley/core/feed-files'
import { markdownPath } from '@galley/core/markdown-page'
import { listPagePath } from '@galley/core/route-table'
import { LOGO_IMAGE, SOCIAL_IMAGE_SIZE } from '@galley/core/social-image'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
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
  /** The page's own title; the home page has the site's. */
  title: string
  /** @default the site's description */
  description?: string | null
  /** Where the page is, such as "/docs/getting-started". */
  path: string
  /** Texts for search engines, instead of title and description; `noindex` keeps the page out of them. */
  seo?: { readonly title: string | null; readonly description: string | null; readonly noindex?: boolean | null }
  /** Keeps the page out of search engines. @default what `seo` says */
  noindex?: boolean | null
  /** Which page of a list it is. @default 1 */
  number?: number
  /** Dates, authors and picture of an article. */
  article?: ArticleFacts
  /** Whom the page is about. */
  profile?: ProfileFacts
  /** The steps above the page, from the outermost to its parent. */
  trail?: readonly BreadcrumbItem[]
  /** What the home page says of the site as a whole. */
  about?: SiteFacts | undefined
  /** The plans of a pricing page. */
  plans?: readonly PlanFacts[] | undefined
  /** Path of the image that other sites show beside a link. @default the logo */
  socialImage?: string | null
}

/** A page's title as the browser shows it. */
export const fillTitle = (title: string) => site.seo.titleTemplate.replace('%s', () => title).trim()

/** The site's language as Open Graph writes it, such as "de_DE"; undefined for the one that it takes for granted. */
function findLocale() {
  const { language, region } = new Intl.Locale(site.language).maximize()
  return language === 'en' && region === 'US' ? undefined : `${language}_${region}`
}

/** The site's account on X, as "@name"; undefined where `social` has none. */
function findXAccount() {
  const [name] = site.social.flatMap(
    ({ to }) => /^https:\/\/(?:www\.)?(?:x|twitter)\.com\/(\w+)\/?$/.exec(to)?.[1] ?? [],
  )
  return name && `@${name}`
}

/** What is in the document's head, for a page's `export const Head`. */
export function PageHead({
  seo,
  noindex = seo?.noindex,
  number = 1,
  article,
  profile,
  trail,
  about,
  plans,
  socialImage,
  ...page
}: PageHeadProps) {
  const path = listPagePath(page.path, number)
  const title = (seo?.title ?? page.title) + (number === 1 ? '' : `, page ${number}`)
  const fullTitle = path === HOME_PATH ? site.seo.title : fillTitle(title)
  const text = (seo?.description ?? page.description) || site.seo.description
  const sharedTitle = path === HOME_PATH ? fullTitle : title
  const url = `${site.url}${encodePath(path)}`
  const locale = findLocale()
  const account = findXAccount()
  const image = socialImage ?? LOGO_IMAGE.path
  const { width, height } = socialImage ? SOCIAL_IMAGE_SIZE : { width: LOGO_IMAGE.size, height: LOGO_IMAGE.size }
  const facts = article && { ...article, image: article.image ?? socialImage }
  const data = noindex
    ? undefined
    : writeStructuredData({ ...page, path, article: facts, profile, trail, about, plans })
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={text} />
      {noindex ? <meta name="robots" content="noindex" /> : <link rel="canonical" href={url} />}
      {!noindex && number === 1 && <link rel="alternate" type="text/markdown" href={encodePath(markdownPath(path))} />}
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

/** The feeds of a page, RSS first: some readers take no other. */
function FeedLinks({ path }: { path: string }) {
  return Object.entries(FEED_TYPES).map(([format, type]) => {
    const feed = findFeed(site.feeds, path, format as keyof typeof FEED_TYPES)
    return feed && <link key={format} rel="alternate" type={type} href={feed} />
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
