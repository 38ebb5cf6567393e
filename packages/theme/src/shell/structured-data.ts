import { toScriptJson } from '@galley/core/escape-html'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import type { BreadcrumbItem } from './breadcrumb'

/** What search engines are told of an article, under the names that the content has for it. */
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

/** Whom a page is about. */
export interface ProfileFacts {
  /** One or two sentences; empty when there are none. */
  description: string
  /** Account name, without "@". */
  username?: string | null
  team: boolean
  /** Their pages elsewhere. */
  links: readonly { readonly to: string }[]
  /** Path or URL of their picture. */
  image?: string | null | undefined
}

/** A plan of the product, as its page shows it. */
export interface PlanFacts {
  readonly title: string
  readonly description?: string | null
  /** An amount with the sign of its currency, such as "$12"; other texts are no price. */
  readonly price: string
  /** Parts that the plan gets later. A plan with such a part cannot be bought yet. */
  readonly soon?: readonly unknown[] | null
}

/** What the home page says of the site. */
export interface SiteFacts {
  /** Where a form sends what to look for; undefined for none. */
  searchPath?: string | undefined
  /** Set when the site is that of a program. */
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

/** The URL of a path of this site; URLs of others stay. */
export const toUrl = (to: string) => new URL(to, site.url).href

/** A page in the words of schema.org, as JSON-LD; undefined where there is nothing to say that its text does not. */
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
  const steps = trail.filter(({ page }) => page !== false)
  const graph = [
    ...(article ? [describeArticle(title, description, url, article)] : []),
    ...(profile ? [describeProfile(title, url, profile)] : []),
    // A trail of one step is the page alone.
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
  inLanguage: site.language,
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
  ...(image && { image: toUrl(image) }),
  publisher,
})

const describeProfile = (name: string, url: string, { description, username, team, links, image }: ProfileFacts) => ({
  '@type': 'ProfilePage',
  url,
  inLanguage: site.language,
  mainEntity: {
    '@type': team ? 'Organization' : 'Person',
    name,
    url,
    ...(username && { alternateName: username }),
    ...(description && { description }),
    ...(image && { image: toUrl(image) }),
    ...(links.length > 0 && { sameAs: links.map(({ to }) => toUrl(to)) }),
  },
})

const CURRENCIES: Record<string, string | undefined> = { $: 'USD', '€': 'EUR', '£': 'GBP', '¥': 'JPY', '₹': 'INR' }

/** The product with the plans that can be bought. */
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
    inLanguage: site.language,
    publisher: {
      ...publisher,
      logo: `${site.url}/logo.png`,
      ...(site.social.length > 0 && { sameAs: site.social.map(({ to }) => to) }),
    },
    ...(searchPath && {
      potentialAction: {
        '@type': 'SearchAction',
        target: `${site.url}${searchPath}?q={words}`,
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
