import { z } from 'zod'
import { blockContent } from './block-content'
import type { PagePreset } from './collections'
import { image, linkTarget, reference, unique } from './fields'
import { checkBlocks, pageBlocks } from './page-blocks'
import { planContent } from './plan-content'

/*
 * Collections of the theme's page components, whose queries select these fields. A site spreads a preset into `definePages`, and adds the
 * source and fields of its own.
 */

/** A link of a page or an author. @public */
export const link = z.strictObject({
  label: z.string().min(1).describe('What the link says.'),
  to: linkTarget().describe('Where it leads.'),
  target: z.enum(['_blank']).optional().describe('"_blank" opens a new tab.'),
})

/** A link that is shown as a button. @public */
export const button = z.strictObject({
  label: z.string().min(1).describe('What the button says.'),
  color: z.enum(['primary', 'neutral']).default('neutral').describe('Colour role.'),
  to: linkTarget().describe('Where it leads.'),
  target: z.enum(['_blank']).optional().describe('"_blank" opens a new tab.'),
})

/** The last part of a path. */
export const slug = z
  .string()
  .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
  .optional()
  .describe('Last part of the path, when it differs from the file name.')

/** Facts of a program for schema.org. @public */
export const software = z
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

const preset = <Shape extends z.ZodRawShape>(declaration: PagePreset<Shape>) => declaration

export const landing = preset({
  typeName: 'Landing',
  description: 'The landing page and the opening of each area.',
  fields: {
    software,
  },
})

export const pricing = preset({
  typeName: 'Pricing',
  description: 'A page of plans and prices.',
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
                plans: z.array(z.boolean()).optional().describe('Whether each plan has it, in the order of the plans.'),
                value: z.array(z.string()).optional().describe('What each plan has of it, in the order of the plans.'),
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
})

export const posts = preset({
  typeName: 'Post',
  description: 'A blog article or a changelog entry, told apart by its path.',
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
})

export const topics = preset({
  typeName: 'Topic',
  description: 'What articles are about: posts name their topics by the name of the file.',
  referenceKey: 'slug',
  fields: { slug },
})

export const series = preset({
  typeName: 'Series',
  description: 'Articles that are read in order: posts name their series by the name of the file.',
  referenceKey: 'slug',
  fields: { slug },
})

export const authors = preset({
  typeName: 'Author',
  description: 'Somebody who writes: posts name their authors by the name of the file.',
  referenceKey: 'slug',
  fields: {
    slug,
    username: z.string().optional().describe('Account name, without "@".'),
    avatar: image().optional().describe('A square picture.'),
    team: z.boolean().default(false).describe('True for a team or an organization. Search engines are told.'),
    links: z.array(link).default([]).describe('Their pages elsewhere.'),
  },
})

export const pages = preset({
  typeName: 'Page',
  description: 'A page that is composed of blocks, such as a landing page.',
  fields: { software, blocks: pageBlocks().describe('The blocks of the page, in the order shown.') },
  check: checkBlocks,
  toContent: blockContent,
})

export const docs = preset({
  typeName: 'Doc',
  description: 'A documentation page; also any page of its own at the root of the site, such as /about.',
  fields: {
    links: z.array(link).default([]).describe('Links beside the title.'),
  },
})
