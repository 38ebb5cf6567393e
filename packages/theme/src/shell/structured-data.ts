import { addBasePath } from '@galley/core/base-path'
import { toScriptJson } from '@galley/core/escape-html'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import { inOwnLanguage } from '@galley/ui/link'
import type { BreadcrumbItem } from './breadcrumb'

/** Facts about an article, with the field names of the content. */
export interface ArticleFacts {
  type: 'Article' | 'BlogPosting' | 'TechArticle'
  /** Day of publication, such as "2026-11-20". */
  date?: string
  lastUpdated?: string | null
  authors?: readonly { readonly title: string; readonly path: string; readonly team: boolean }[]
  category?: string | null
  topics?: readonly { readonly title: string }[]
  /** Path or URL. */
  image?: string | null | undefined
}

/** Facts about the person or team of a page. */
export interface ProfileFacts {
  /** One or two sentences, or "". */
  description: string
  /** Account name, without "@". */
  username?: string | null
  team: boolean
  /** Pages on other sites. */
  links: readonly { readonly to: string }[]
  /** Path or URL of a picture. */
  image?: string | null | undefined
}

/** A plan on the pricing page. */
export interface PlanFacts {
  readonly title: string
  readonly description?: string | null
  /** Amount with a currency sign, such as "$12". Plans with other texts are skipped. */
  readonly price: string
  /** Announced features. A plan with announced features is not for sale yet. */
  readonly soon?: readonly unknown[] | null
}

/** Facts about the site, for the home page. */
export interface SiteFacts {
  /** Path of the search page. */
  searchPath?: string | undefined
  /** Set if the site is about a program. */
  software?: {
    readonly category: string
    readonly operatingSystem: string
    readonly price: number
    readonly currency: string
  } | null
}

interface DescribedPage {
  title: string
  description?: string | null | undefined
  path: string
  article?: ArticleFacts | undefined
  profile?: ProfileFacts | undefined
  trail?: readonly BreadcrumbItem[] | undefined
  about?: SiteFacts | undefined
  plans?: readonly PlanFacts[] | undefined
}

/** Returns the absolute URL of a path of this site. Absolute URLs stay unchanged. */
export const toUrl = (to: string) => new URL(addBasePath(to, site.basePath), site.url).href

/** Returns the absolute URL of an image from a query, whose path has the base path. */
const imageUrl = (served: string) => new URL(served, site.url).href

/** Describes a page in the vocabulary of schema.org. Returns JSON-LD, or undefined if there are no facts. */
export function writeStructuredData({
  title,
  description,
  path,
  article,
  profile,
  trail = [],
  about,
  plans = [],
}: DescribedPage): string | undefined {
  const url = site.url + encodePath(path)
  const steps = trail.flatMap(({ page, ...step }) =>
    page === false ? [] : { ...step, path: inOwnLanguage(step.path) },
  )
  const graph = [
    ...(article ? [describeArticle(title, description, url, article)] : []),
    ...(profile ? [describeProfile(title, url, profile)] : []),
    // A trail without ancestors would contain only the page.
    ...(steps.length > 0 ? [describeTrail([...steps, { title, path }])] : []),
    ...(about ? describeSite(about) : []),
    ...describePlans(plans, description, url),
  ]
  return graph.length > 0 ? toScriptJson({ '@context': 'https://schema.org', '@graph': graph }) : undefined
}

const publisher = { '@type': 'Organization', name: site.name, url: `${site.url}/` }

const describeArticle = (
  headline: string,
  description: string | null | undefined,
  url: string,
  { type, date, lastUpdated, authors = [], category, topics = [], image }: ArticleFacts,
) => ({
  '@type': type,
  headline,
  ...(description && { description }),
  url,
  inLanguage: site.language.code,
  ...(date && { datePublished: date }),
  ...(lastUpdated && { dateModified: lastUpdated }),
  ...(authors.length > 0 && {
    author: authors.map(({ team, ...author }) => ({
      '@type': team ? 'Organization' : 'Person',
      name: author.title,
      url: toUrl(author.path),
    })),
  }),
  ...(category && { articleSection: category }),
  ...(topics.length > 0 && { keywords: topics.map((topic) => topic.title) }),
  ...(image && { image: imageUrl(image) }),
  publisher,
})

const describeProfile = (name: string, url: string, { description, username, team, links, image }: ProfileFacts) => ({
  '@type': 'ProfilePage',
  url,
  inLanguage: site.language.code,
  mainEntity: {
    '@type': team ? 'Organization' : 'Person',
    name,
    url,
    ...(username && { alternateName: username }),
    ...(description && { description }),
    ...(image && { image: imageUrl(image) }),
    ...(links.length > 0 && { sameAs: links.map(({ to }) => toUrl(to)) }),
  },
})

const CURRENCIES: Record<string, string | undefined> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' }

/** Describes the product with its plans for sale. */
function describePlans(plans: readonly PlanFacts[], description: string | null | undefined, url: string) {
  const offers = plans.flatMap(({ title, price, soon, ...plan }) => {
    const [, before, amount, after] = /^([^\d\s])?\s?(\d+(?:[.]\d+)?)\s?([^\d\s])?$/.exec(price) ?? []
    const priceCurrency = CURRENCIES[before ?? after ?? '']
    if (!priceCurrency || soon?.length) return []
    const words = plan.description && { description: plan.description }
    return [{ '@type': 'Offer', name: title, ...words, price: Number(amount), priceCurrency, url }]
  })
  if (offers.length === 0) return []
  return [{ '@type': 'Product', name: site.name, ...(description && { description }), url, offers }]
}

const describeTrail = (steps: readonly BreadcrumbItem[]) => ({
  '@type': 'BreadcrumbList',
  itemListElement: steps.map(({ title, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    item: site.url + encodePath(path),
  })),
})

const describeSite = ({ searchPath, software }: SiteFacts) => [
  {
    '@type': 'WebSite',
    name: site.name,
    url: `${site.url}/`,
    description: site.seo.description,
    inLanguage: site.language.code,
    publisher: {
      ...publisher,
      logo: `${site.url}/logo.png`,
      ...(site.social.length > 0 && { sameAs: site.social.map(({ to }) => to) }),
    },
    ...(searchPath && {
      potentialAction: {
        '@type': 'SearchAction',
        target: `${site.url}${inOwnLanguage(searchPath)}?q={words}`,
        'query-input': 'required name=words',
      },
    }),
  },
  ...(software
    ? [
        {
          '@type': 'SoftwareApplication',
          name: site.name,
          url: `${site.url}/`,
          applicationCategory: software.category,
          operatingSystem: software.operatingSystem,
          offers: { '@type': 'Offer', price: software.price, priceCurrency: software.currency },
        },
      ]
    : []),
]
