import { blockContent } from '@galley/core/block-content'
import { defineData, definePages } from '@galley/core/collections'
import { image, linkTarget, reference, unique } from '@galley/core/fields'
import { checkBlocks, pageBlocks } from '@galley/core/page-blocks'
import { planContent } from '@galley/core/plan-content'
import type { Route } from '@galley/core/route-table'
import { z } from 'zod'

const link = z.strictObject({
  label: z.string().min(1).describe('What the link says.'),
  to: linkTarget().describe('Where it leads.'),
  target: z.enum(['_blank']).optional().describe('"_blank" opens a new tab.'),
})

const button = z.strictObject({
  label: z.string().min(1).describe('What the button says.'),
  color: z.enum(['primary', 'neutral']).default('neutral').describe('Colour role.'),
  to: linkTarget().describe('Where it leads.'),
  target: z.enum(['_blank']).optional().describe('"_blank" opens a new tab.'),
})

const slug = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
  .optional()
  .describe('Last part of the path, when it differs from the file name.')

const software = z
  .strictObject({
    category: z.string().min(1).describe('A category of schema.org, such as "DeveloperApplication".'),
    operatingSystem: z.string().min(1).describe('What it runs on, such as "Linux, macOS, Windows".'),
    price: z.number().min(0).default(0).describe('What it costs.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be three capital letters, such as "EUR"')
      .default('USD')
      .describe('Currency of the price, such as "EUR".'),
  })
  .optional()
  .describe('Of the home page: what the site is about, where that is a program. Search engines are told.')

/**
 * The content types of this site. Front matter checks, GraphQL types and routes are made from them.
 * Order matters: a file belongs to the first collection whose source matches it.
 */
export const collections = {
  landing: definePages({
    typeName: 'Landing',
    description: 'The landing page and the opening of each area.',
    source: ['index.mdx', 'studio/{index,open}.mdx', '{blog,changelog,search,templates}/{archive,index}.yml'],
    fields: {
      software,
    },
  }),
  pricing: definePages({
    typeName: 'Pricing',
    description: 'A page of plans and prices.',
    source: ['{,studio/}pricing.yml'],
    fields: {
      plans: z
        .array(
          z.strictObject({
            title: z.string().min(1).describe('Name of the plan.'),
            description: z.string().describe('Whom it is for, in one sentence.'),
            price: z.string().describe('Price with its currency, such as "$19".'),
            cycle: z.string().optional().describe('What one price pays for, such as "/month".'),
            yearly: z
              .strictObject({
                price: z.string().describe('Price with its currency, such as "$190".'),
                cycle: z.string().optional().describe('What one price pays for, such as "/year".'),
              })
              .optional()
              .describe('What it costs when a year is paid at once; readers choose between both.'),
            features: z.array(z.string()).default([]).describe('What it offers, in short lines.'),
            soon: z.array(z.string()).default([]).describe('What it will offer, marked with "Coming soon".'),
            badge: z.string().optional().describe('A short mark, such as "Most teams".'),
            highlight: z.boolean().default(false).describe('True marks the plan as the usual choice.'),
            button: button.describe('How to get it.'),
          }),
        )
        .min(1)
        .describe('The plans, in the order shown.'),
      features: z
        .array(
          z.strictObject({
            title: z.string().min(1).describe('Name of the group.'),
            includes: z
              .array(
                z.strictObject({
                  title: z.string().min(1).describe('The feature.'),
                  plans: z
                    .array(z.boolean())
                    .optional()
                    .describe('Whether each plan has it, in the order of the plans.'),
                  value: z
                    .array(z.string())
                    .optional()
                    .describe('What each plan has of it, in the order of the plans.'),
                  soon: z
                    .boolean()
                    .default(false)
                    .describe('True says "Coming soon" instead; without `plans`, of each plan.'),
                }),
              )
              .min(1)
              .describe('The rows of the group.'),
          }),
        )
        .default([])
        .describe('The comparison of the plans, in groups.'),
      onboarding: z
        .strictObject({
          title: z.string().min(1).describe('The question or promise.'),
          description: z.string().describe('One or two sentences.'),
          links: z.array(button).default([]).describe('The ways on.'),
        })
        .optional()
        .describe('The closing call of the page.'),
    },
    check: ({ plans, features }) =>
      features.flatMap(({ includes }, group) =>
        includes.flatMap((row, index) =>
          (['plans', 'value'] as const).flatMap((field) => {
            const count = row[field]?.length ?? plans.length
            if (count === plans.length) return []
            const path = ['features', group, 'includes', index, field]
            return { path, mustBe: `a list of ${plans.length}, one for each plan, not of ${count}` }
          }),
        ),
      ),
    toContent: planContent,
  }),
  templates: definePages({
    typeName: 'Template',
    description: 'A starter in the templates gallery.',
    source: ['templates/*.md'],
    fields: {
      name: z.string().min(1).describe('Repository name of the template.'),
      owner: z.string().min(1).describe('Account that owns the repository.'),
      branch: z.string().default('main').describe('Branch to start from.'),
      baseDir: z.string().default('').describe('Folder of the template inside its repository; empty for its root.'),
      starter: z
        .string()
        .min(1)
        .optional()
        .describe('Name for `npm run new -- --template`, in a repository that has this command.'),
      slug,
      subtitle: z.string().min(1).describe('One line under the title.'),
      category: z.string().min(1).describe('What kind of site it starts.'),
      licenseType: z.enum(['free', 'pro']).describe('"free" or "pro".'),
      demo: linkTarget().optional().describe('Where the template can be tried.'),
      guide: reference('docs').optional().describe('The documentation page to read next.'),
      mainScreen: image().describe('Screenshot for the gallery.'),
      image1: image().optional().describe('First picture of the template page.'),
      image2: image().optional().describe('Second picture of the template page.'),
      image3: image().optional().describe('Third picture of the template page.'),
    },
  }),
  posts: definePages({
    typeName: 'Post',
    description: 'A blog article or a changelog entry, told apart by its path.',
    source: ['{blog,changelog}/*.{md,mdx}'],
    order: 'date',
    fields: {
      date: z.iso.date().describe('Day of publication.'),
      category: z.string().optional().describe('What kind of article it is.'),
      authors: z.array(reference('authors')).default([]).describe('Who wrote it.'),
      topics: z.array(reference('topics')).default([]).describe('What it is about.'),
      series: reference('series').optional().describe('The series that it is a part of.'),
      version: unique(z.string().regex(/^\d[\w.+-]*$/, 'must be a version such as "1.4.0"'))
        .optional()
        .describe('The version that a changelog entry is about.'),
      kinds: z
        .array(z.enum(['added', 'changed', 'deprecated', 'removed', 'fixed', 'security']))
        .default([])
        .describe('The kinds of change that a changelog entry tells of.'),
      pinned: z.boolean().default(false).describe('True keeps it above newer articles of the list.'),
      image: z
        .strictObject({
          src: image().describe('The picture.'),
          alt: z.string().describe('What it shows, for those who do not see it.'),
        })
        .optional()
        .describe('Picture at the head of the article.'),
    },
  }),
  topics: definePages({
    typeName: 'Topic',
    description: 'What articles are about: posts name their topics by the name of the file.',
    source: ['blog/topics/*.{md,yml}'],
    referenceKey: 'slug',
    fields: { slug },
  }),
  series: definePages({
    typeName: 'Series',
    description: 'Articles that are read in order: posts name their series by the name of the file.',
    source: ['blog/series/*.{md,yml}'],
    referenceKey: 'slug',
    fields: { slug },
  }),
  authors: definePages({
    typeName: 'Author',
    description: 'Somebody who writes: posts name their authors by the name of the file.',
    source: ['authors/*.{md,yml,yaml,json}'],
    referenceKey: 'slug',
    fields: {
      slug,
      username: z.string().optional().describe('Account name, without "@".'),
      avatar: image().optional().describe('A square picture.'),
      team: z.boolean().default(false).describe('True for a team or an organization. Search engines are told.'),
      links: z.array(link).default([]).describe('Their pages elsewhere.'),
    },
  }),
  pages: definePages({
    typeName: 'Page',
    description: 'A page that is composed of blocks, such as a landing page.',
    source: ['**/*.yml', '!info/**', '!{glossary,redirects,variables}.yml'],
    fields: { software, blocks: pageBlocks().describe('The blocks of the page, in the order shown.') },
    check: checkBlocks,
    toContent: blockContent,
  }),
  docs: definePages({
    typeName: 'Doc',
    description: 'A documentation page; also any page of its own at the root of the site, such as /about.',
    source: ['**/*.{md,mdx}', '!{authors,blog,changelog,templates}/**'],
    fields: {
      links: z.array(link).default([]).describe('Links beside the title.'),
    },
  }),
  info: defineData({
    typeName: 'Info',
    description: 'Facts that pages show: one entry for each file, its content in `body`.',
    source: ['info/**/*.{yml,yaml,json,csv}'],
    fields: {},
  }),
}

export type CollectionName = keyof typeof collections

/**
 * The route table: which template renders which pages. A path that ends in "/*" matches all its subpages; of several rows that fit a page,
 * the first counts. Each path is an area of the site, which menus lead into. Without its content, or with its path in `disabledAreas`, the site
 * has no such area.
 */
export const routes = [
  { path: '/', collection: 'landing', template: 'landing-page' },
  { path: '/', collection: 'pages', template: 'blocks-page' },
  { path: '/blog', collection: 'landing', template: 'blog-list', list: { collection: 'posts', pageSize: 13 } },
  {
    path: '/blog/archive',
    collection: 'landing',
    template: 'blog-archive',
    list: { collection: 'posts', below: '/blog' },
  },
  {
    path: '/changelog',
    collection: 'landing',
    template: 'changelog-list',
    list: { collection: 'posts', pageSize: 20 },
  },
  { path: '/templates', collection: 'landing', template: 'template-list', list: { collection: 'templates' } },
  { path: '/studio', collection: 'landing', template: 'area-page' },
  { path: '/studio/open', collection: 'landing', template: 'area-page' },
  { path: '/search', collection: 'landing', template: 'search-page' },
  { path: '/pricing', collection: 'pricing', template: 'pricing-page' },
  { path: '/studio/pricing', collection: 'pricing', template: 'pricing-page' },
  { path: '/blog/*', collection: 'posts', template: 'blog-post' },
  { path: '/blog/topics/*', collection: 'topics', template: 'topic-page' },
  { path: '/blog/series/*', collection: 'series', template: 'series-page' },
  { path: '/authors/*', collection: 'authors', template: 'author-page' },
  { path: '/changelog/*', collection: 'posts', template: 'changelog-entry' },
  { path: '/templates/*', collection: 'templates', template: 'template-page' },
  { path: '/docs/*', collection: 'docs', template: 'docs-page' },
  { path: '/*', collection: 'docs', template: 'docs-page' },
  { path: '/*', collection: 'pages', template: 'blocks-page' },
] as const satisfies readonly (Route & { collection: CollectionName })[]

/** Areas to leave out of the site although their content is there, such as "/templates". */
export const disabledAreas: readonly string[] = []
