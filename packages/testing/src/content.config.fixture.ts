import { defineData, definePages } from '@galley/core/collections'
import { link, markdownText, type ContentElement } from '@galley/core/content-tree'
import { icon, image, linkTarget, markdown, reference, unique } from '@galley/core/fields'
import { z } from 'zod'

const linkFields = { label: z.string().min(1), to: linkTarget() }

/** Collections for every test except `site.collections.test.ts`, so that no other test depends on the site's `content.config.ts`. */
export const collections = {
  landing: definePages({
    typeName: 'Landing',
    description: 'The opening of each area.',
    source: ['index.mdx', 'studio/index.mdx', '{blog,changelog,search,templates}/index.yml'],
    fields: {},
  }),
  pricing: definePages({
    typeName: 'Pricing',
    description: 'A page of plans.',
    source: ['studio/pricing.yml'],
    fields: {
      plans: z
        .array(
          z.strictObject({
            title: z.string().min(1),
            description: z.string(),
            price: z.string(),
            button: z.strictObject({ ...linkFields, color: z.enum(['primary', 'neutral']).default('neutral') }),
          }),
        )
        .min(1),
      notes: z.array(markdown()).optional(),
      onboarding: z
        .strictObject({ title: z.string().min(1), description: z.string(), links: z.array(z.strictObject(linkFields)) })
        .optional(),
    },
    toContent: ({ plans, notes = [] }) => [
      ...plans.map(({ title, button }): ContentElement => ['p', {}, title, ' ', link(button)]),
      ...notes.map(markdownText),
    ],
  }),
  templates: definePages({
    typeName: 'Template',
    description: 'A page of pictures.',
    source: ['templates/*.md'],
    fields: {
      name: z.string().min(1),
      owner: z.string().min(1),
      branch: z.string().default('main'),
      baseDir: z.string().default(''),
      slug: z
        .string()
        .regex(/^[a-z0-9-]+$/, 'must be lower-case letters, digits and hyphens')
        .optional(),
      subtitle: z.string().min(1),
      category: z.string().min(1),
      licenseType: z.enum(['free', 'pro']),
      demo: linkTarget().optional(),
      guide: reference('docs').optional(),
      mainScreen: image(),
      image1: image().optional(),
      image2: image().optional(),
      image3: image().optional(),
    },
  }),
  posts: definePages({
    typeName: 'Post',
    description: 'An article.',
    source: ['{blog,changelog}/*.md'],
    order: 'date',
    fields: {
      date: z.iso.date(),
      category: z.string().optional(),
      version: unique(z.string()).optional(),
      authors: z.array(reference('authors')).default([]),
      image: z.strictObject({ src: image(), alt: z.string() }).optional(),
    },
  }),
  docs: definePages({
    typeName: 'Doc',
    description: 'A documentation page.',
    source: ['**/*.{md,mdx}', '!{blog,changelog}/**'],
    fields: { links: z.array(z.strictObject({ ...linkFields, target: z.enum(['_blank']).optional() })).default([]) },
  }),
  authors: defineData({
    typeName: 'Author',
    description: 'Somebody who writes.',
    source: ['authors/*.{yml,yaml,json}'],
    fields: {
      name: z.string().min(1),
      username: z.string().optional(),
      to: linkTarget().optional(),
      avatar: image().optional(),
      mark: icon().optional(),
      motto: markdown().optional(),
    },
  }),
  info: defineData({
    typeName: 'Info',
    description: 'Facts.',
    source: ['info/**/*.{yml,yaml,json,csv}'],
    fields: {},
  }),
}

export const routes = [
  { path: '/', collection: 'landing', template: 'landing-page' },
  { path: '/blog', collection: 'landing', template: 'blog-list', list: { collection: 'posts' } },
  { path: '/templates', collection: 'landing', template: 'template-list' },
  { path: '/studio/pricing', collection: 'pricing', template: 'pricing-page' },
  { path: '/blog/*', collection: 'posts', template: 'blog-post' },
  { path: '/changelog/*', collection: 'posts', template: 'changelog-entry' },
  { path: '/templates/*', collection: 'templates', template: 'template-page' },
  { path: '/*', collection: 'docs', template: 'docs-page' },
] as const

export const disabledAreas: readonly string[] = []
