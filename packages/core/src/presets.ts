import { z } from 'zod'
import { blockContent } from './block-content'
import type { PagePreset } from './collections'
import { heading, link as linkTo, list, paragraph, table } from './content-tree'
import { image, linkTarget, reference, unique } from './fields'
import { checkBlocks, groupOf, itemsOf, pageBlocks } from './page-blocks'
import { planValue } from './plan-value'

/*
 * Collections for the theme's page components, whose queries select these fields. A site spreads a preset into `definePages` and adds its own
 * source and fields.
 */

/** A link of a page or an author. @public */
export const link = z.strictObject({
  label: z.string().min(1).describe('Text of the link.'),
  to: linkTarget().describe('Target of the link.'),
  target: z.enum(['_blank']).optional().describe('"_blank" opens a new tab.'),
})

/** A link that is shown as a button. @public */
export const button = z.strictObject({
  label: z.string().min(1).describe('Text of the button.'),
  color: z.enum(['primary', 'neutral']).default('neutral').describe('Colour role.'),
  to: linkTarget().describe('Target of the button.'),
  target: z.enum(['_blank']).optional().describe('"_blank" opens a new tab.'),
})

/** Schema of the last part of a path. */
export const slug = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
  .optional()
  .describe('Last part of the path, if it differs from the file name.')

/** Schema of facts about a program, which the home page passes to search engines. @public */
export const software = groupOf(
  'Facts for search engines about the program that the site documents. Only the home page uses them.',
  {
    category: z.string().min(1).describe('A category of schema.org, such as "DeveloperApplication".'),
    operatingSystem: z.string().min(1).describe('Operating systems of the program, such as "Linux, macOS, Windows".'),
    price: z.number().min(0).default(0).describe('Price of the program.'),
    currency: z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be three capital letters, such as "EUR"')
      .default('USD')
      .describe('Currency of the price, such as "EUR".'),
  },
)

const preset = <Shape extends z.ZodRawShape>(declaration: PagePreset<Shape>) => declaration

export const landing = preset({
  typeName: 'Landing',
  description: 'The landing page and the opening of each area.',
  fields: { software },
})

const price = (example: string) => z.string().describe(`Price with its currency, such as "${example}".`)

/** Joins a price and its cycle: "$19/month", "$12 per editor". */
const priceOf = ({ price, cycle }: { price: string; cycle?: string | undefined }) =>
  [price, cycle].filter(Boolean).join(' ').replace(' /', '/')

export const pricing = preset({
  typeName: 'Pricing',
  description: 'A page of plans and prices.',
  fields: {
    plans: itemsOf('The plans, in the order shown.', {
      title: z.string().min(1).describe('Name of the plan.'),
      description: z.string().describe('Target group of the plan, in one sentence.'),
      price: price('$19'),
      cycle: z.string().optional().describe('Unit of the price, such as "/month".'),
      yearly: groupOf('Price for a whole year. Readers switch between the monthly and the yearly price.', {
        price: price('$190'),
        cycle: z.string().optional().describe('Unit of the price, such as "/year".'),
      }),
      features: z.array(z.string()).default([]).describe('Features of the plan, in short lines.'),
      soon: z.array(z.string()).default([]).describe('Future features of the plan, marked with "Coming soon".'),
      badge: z.string().optional().describe('A short label, such as "Most teams".'),
      highlight: z.boolean().default(false).describe('True highlights the plan as the usual choice.'),
      button: button.describe('Button that leads to the plan.'),
    }),
    features: z
      .array(
        z.strictObject({
          title: z.string().min(1).describe('Name of the group.'),
          includes: itemsOf('The rows of the group.', {
            title: z.string().min(1).describe('The feature.'),
            plans: z
              .array(z.boolean())
              .optional()
              .describe('True for each plan with the feature, in the order of the plans.'),
            value: z.array(z.string()).optional().describe('A text for each plan, in the order of the plans.'),
            soon: z
              .boolean()
              .default(false)
              .describe('True shows "Coming soon" for the plans with the feature, or for every plan without `plans`.'),
          }),
        }),
      )
      .default([])
      .describe('Rows of the comparison of the plans, in groups.'),
    onboarding: groupOf('The closing block of the page.', {
      title: z.string().min(1).describe('A question or a promise.'),
      description: z.string().describe('One or two sentences.'),
      links: z.array(button).default([]).describe('Buttons below the text.'),
    }),
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
  toContent: ({ plans, features, onboarding }) => [
    ...plans.flatMap(({ title, badge, description, yearly, button, ...plan }) => [
      heading(2, badge ? `${title} (${badge})` : title),
      ...paragraph(description),
      ...paragraph(['strong', {}, priceOf(plan)], yearly && ` or ${priceOf(yearly)}`),
      list([
        ...plan.features.map((feature) => [feature]),
        ...plan.soon.map((feature) => [`${feature} (coming soon)`]),
        [linkTo(button)],
      ]),
    ]),
    ...features.flatMap(({ title, includes }) => [
      heading(2, title),
      table(
        ['', ...plans.map((plan) => plan.title)],
        includes.map((row) => [
          row.title,
          ...plans.map((_, plan) => {
            const value = planValue(row, plan)
            return typeof value === 'string' ? value : !value ? 'No' : row.soon ? 'Coming soon' : 'Yes'
          }),
        ]),
      ),
    ]),
    ...(onboarding
      ? [
          heading(2, onboarding.title),
          ...paragraph(onboarding.description),
          list(onboarding.links.map((one) => [linkTo(one)])),
        ]
      : []),
  ],
})

export const posts = preset({
  typeName: 'Post',
  description: 'A blog article or a changelog entry, depending on its path.',
  order: 'date',
  fields: {
    date: z.iso.date().describe('Day of publication.'),
    category: z.string().optional().describe('Category of the article.'),
    authors: z.array(reference('authors')).default([]).describe('Authors of the article.'),
    topics: z.array(reference('topics')).default([]).describe('Topics of the article.'),
    series: reference('series').optional().describe('Series to which the article belongs.'),
    version: unique(z.string().regex(/^\d[\w.+-]*$/, 'must be a version such as "1.4.0"'))
      .optional()
      .describe('Version that a changelog entry describes.'),
    kinds: z
      .array(z.enum(['added', 'changed', 'deprecated', 'removed', 'fixed', 'security']))
      .default([])
      .describe('Kinds of change that a changelog entry describes.'),
    pinned: z.boolean().default(false).describe('True lists the article above newer articles.'),
    image: groupOf('Picture above the article.', {
      src: image().describe('The picture.'),
      alt: z.string().describe('Description of the picture for screen readers.'),
    }),
  },
})

export const topics = preset({
  typeName: 'Topic',
  description: 'A topic of articles. Posts refer to a topic by its file name.',
  referenceKey: 'slug',
  fields: { slug },
})

export const series = preset({
  typeName: 'Series',
  description: 'A series of articles that build on each other. Posts refer to a series by its file name.',
  referenceKey: 'slug',
  fields: { slug },
})

export const authors = preset({
  typeName: 'Author',
  description: 'An author of articles. Posts refer to an author by the file name.',
  referenceKey: 'slug',
  fields: {
    slug,
    username: z.string().optional().describe('Account name, without "@".'),
    avatar: image().optional().describe('A square picture.'),
    team: z.boolean().default(false).describe('True describes the author to search engines as an organization.'),
    links: z.array(link).default([]).describe("Links to the author's pages on other sites."),
  },
})

export const pages = preset({
  typeName: 'Page',
  description: 'A page of blocks, such as a landing page.',
  fields: { software, blocks: pageBlocks().describe('The blocks of the page, in the order shown.') },
  check: checkBlocks,
  toContent: blockContent,
})

export const docs = preset({
  typeName: 'Doc',
  description: 'A documentation page, or a page at the root of the site, such as /about.',
  fields: { links: z.array(link).default([]).describe('Links beside the title.') },
})
