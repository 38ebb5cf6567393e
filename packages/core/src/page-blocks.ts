import { z } from 'zod'
import { icon, image, linkTarget, markdown } from './fields'

const title = z.string().min(1).describe('Title of the block.')
const lead = z.string().optional().describe('One or two sentences under the title.')
const link = z.strictObject({
  label: z.string().min(1).describe('Text of the link.'),
  to: linkTarget().describe('Target of the link.'),
})
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1)

/** Returns the schema of a list of at least one group of fields. */
export const itemsOf = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  listOf(z.strictObject(fields)).describe(description)

/** Returns the schema of an optional group of fields. */
export const groupOf = <Fields extends z.ZodRawShape>(description: string, fields: Fields) =>
  z.strictObject(fields).optional().describe(description)

/** The blocks that a page can be composed of, by the name that a content file gives them. */
const kinds = {
  hero: groupOf('The opening of a landing page.', {
    title: z.string().min(1).describe('The promise of the product, in one line.'),
    lead: z.string().optional().describe('A sentence that describes the product.'),
    primary: link.describe('Link for most readers, shown as the main button.'),
    secondary: link.optional().describe('Another link, shown as the second button.'),
    note: z.string().optional().describe('A line in small print.'),
    example: markdown().optional().describe('An image or a code block, shown beside the text.'),
  }),
  features: groupOf('A grid of features.', {
    title,
    lead,
    more: link.optional().describe('Link to more features.'),
    items: itemsOf('The features, in the order shown.', {
      icon: icon().describe('Shown above the title.'),
      title: z.string().min(1).describe('Name of the feature.'),
      text: z.string().min(1).describe('Benefit for the reader.'),
      to: linkTarget().optional().describe('Target of a link on the title.'),
    }),
  }),
  steps: groupOf('Numbered steps with examples.', {
    title,
    lead,
    items: itemsOf('The steps, in their order.', {
      title: z.string().min(1).describe('Name of the step, such as "Install the package".'),
      text: z.string().min(1).describe('Description of the step.'),
      example: markdown().describe('An example of the step, such as a code block.'),
    }),
  }),
  comparison: groupOf('Products side by side.', {
    title,
    lead,
    products: listOf(z.string().min(1)).describe('Names of the compared products. Yours comes first.'),
    rows: itemsOf('The topics, in the order shown.', {
      topic: z.string().min(1).describe('Topic of the row.'),
      answers: listOf(z.string()).describe('The answer for each product, in the order of the products.'),
    }),
    note: z.string().optional().describe('Source of the facts.'),
  }),
  quotes: groupOf('Quotes of people about the product.', {
    title,
    lead,
    items: itemsOf('The quotes, in the order shown.', {
      text: z.string().min(1).describe('Text of the quote, without quotation marks.'),
      name: z.string().min(1).describe('Name of the quoted person.'),
      role: z.string().optional().describe('Job of the person, such as "Engineer at Example".'),
      picture: image().optional().describe('A square picture of the person.'),
      to: linkTarget().optional().describe('Target of a link on the name.'),
    }),
  }),
  logos: groupOf('Logos in a row.', {
    title,
    items: itemsOf('The logos, in the order shown.', {
      name: z.string().min(1).describe('Name of the owner of the logo.'),
      image: image().describe('File of the logo, preferably an SVG.'),
      to: linkTarget().optional().describe('Target of a link on the logo.'),
    }),
  }),
  posts: groupOf('The latest articles of the blog. Shows nothing on a site without a blog.', {
    title,
    lead,
    more: z.string().min(1).default('All articles').describe('Text of the link to the blog.'),
  }),
  text: groupOf('Markdown, such as text, code and tables.', {
    title: title.optional(),
    lead,
    body: markdown().describe('Markdown, as in any page.'),
  }),
  code: groupOf('Code beside a title and a text.', {
    title,
    lead,
    example: markdown().describe('A code block, or a group of code blocks.'),
  }),
  call: groupOf('The closing block of a page, with links to the next steps.', {
    title,
    description: z.string().min(1).describe('A sentence below the title.'),
    links: listOf(
      link.extend({ color: z.enum(['primary', 'neutral']).default('neutral').describe('Colour role.') }),
    ).describe('Links, shown as buttons.'),
  }),
}

/** Returns the schema of a page's list of blocks. Each block is an object with one key, the kind of the block. */
export const pageBlocks = () =>
  listOf(
    z.strictObject(kinds).refine((block) => Object.values(block).filter(Boolean).length === 1, {
      message: `one of ${Object.keys(kinds).join(', ')}`,
      // Runs only if there are no other problems, because an unknown kind has its own message.
      when: ({ issues }) => issues.length === 0,
    }),
  )

export type Block = z.output<ReturnType<typeof pageBlocks>>[number]

/** Reports problems that the schema cannot express, in all blocks: rows of a comparison with more or fewer answers than products. */
export const checkBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.flatMap(({ comparison }, block) =>
    (comparison?.rows ?? []).flatMap(({ answers }, row) => {
      const count = comparison!.products.length
      if (answers.length === count) return []
      const path = ['blocks', block, 'comparison', 'rows', row, 'answers']
      return { path, mustBe: `a list of ${count}, one for each product, not of ${answers.length}` }
    }),
  )
