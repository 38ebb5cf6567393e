import { z } from 'zod'
import { icon, image, linkTarget, markdown } from './fields'

const title = z.string().min(1).describe('What it is about.')
const lead = z.string().optional().describe('One or two sentences under the title.')
const link = z.strictObject({
  label: z.string().min(1).describe('What the link says.'),
  to: linkTarget().describe('Where it leads.'),
})
const listOf = <Item extends z.ZodType>(item: Item) => z.array(item).min(1)

/** The blocks that a page can be composed of, by the name that a content file gives them. */
const kinds = {
  hero: z
    .strictObject({
      title: z.string().min(1).describe('The promise, in one line.'),
      lead: z.string().optional().describe('What the product is, in one sentence.'),
      primary: link.describe('The way most readers take.'),
      secondary: link.optional().describe('Another way.'),
      note: z.string().optional().describe('A line in small print.'),
      example: markdown().optional().describe('What it looks like: a picture or a block of code, beside the words.'),
    })
    .optional()
    .describe('The opening of a landing page.'),
  features: z
    .strictObject({
      title,
      lead,
      more: link.optional().describe('Where there is more of the same.'),
      items: listOf(
        z.strictObject({
          icon: icon().describe('Shown above the title.'),
          title: z.string().min(1).describe('What it is.'),
          text: z.string().min(1).describe('What it does for the reader.'),
          to: linkTarget().optional().describe('Where the title leads.'),
        }),
      ).describe('The features, in the order shown.'),
    })
    .optional()
    .describe('A grid of features.'),
  steps: z
    .strictObject({
      title,
      lead,
      items: listOf(
        z.strictObject({
          title: z.string().min(1).describe('What to do.'),
          text: z.string().min(1).describe('What happens in this step.'),
          example: markdown().describe('What it looks like, such as a block of code.'),
        }),
      ).describe('The steps, in their order.'),
    })
    .optional()
    .describe('Numbered steps with examples.'),
  comparison: z
    .strictObject({
      title,
      lead,
      products: listOf(z.string().min(1)).describe('What is compared; the first is yours.'),
      rows: listOf(
        z.strictObject({
          topic: z.string().min(1).describe('What is compared.'),
          answers: listOf(z.string()).describe('The answer of each product, in their order.'),
        }),
      ).describe('The topics, in the order shown.'),
      note: z.string().optional().describe('Where the facts come from.'),
    })
    .optional()
    .describe('Products side by side.'),
  quotes: z
    .strictObject({
      title,
      lead,
      items: listOf(
        z.strictObject({
          text: z.string().min(1).describe('What they said, without quotation marks.'),
          name: z.string().min(1).describe('Who said it.'),
          role: z.string().optional().describe('What they do, and where.'),
          picture: image().optional().describe('A square picture of them.'),
          to: linkTarget().optional().describe('Where the name leads.'),
        }),
      ).describe('The quotes, in the order shown.'),
    })
    .optional()
    .describe('What others say.'),
  logos: z
    .strictObject({
      title,
      items: listOf(
        z.strictObject({
          name: z.string().min(1).describe('Whose logo it is.'),
          image: image().describe('The logo; an SVG is best.'),
          to: linkTarget().optional().describe('Where it leads.'),
        }),
      ).describe('The logos, in the order shown.'),
    })
    .optional()
    .describe('Logos in a row.'),
  posts: z
    .strictObject({
      title,
      lead,
      more: z.string().min(1).default('All articles').describe('What the link to the blog says.'),
    })
    .optional()
    .describe('The latest articles of the blog; nothing on a site without one.'),
  text: z
    .strictObject({ title: title.optional(), lead, body: markdown().describe('Markdown, as in any page.') })
    .optional()
    .describe('Text, code, tables: what Markdown can hold.'),
  code: z
    .strictObject({ title, lead, example: markdown().describe('A block of code, or a group of them.') })
    .optional()
    .describe('Code beside the words about it.'),
  call: z
    .strictObject({
      title,
      description: z.string().min(1).describe('One sentence.'),
      links: listOf(
        link.extend({ color: z.enum(['primary', 'neutral']).default('neutral').describe('Colour role.') }),
      ).describe('The ways on.'),
    })
    .optional()
    .describe('The end of a page: what to do next.'),
}

/** The blocks of a page, in their order. Each is an object with one key, which says what kind of block it is. */
export const pageBlocks = () =>
  listOf(
    z.strictObject(kinds).refine((block) => Object.values(block).filter(Boolean).length === 1, {
      message: `one of ${Object.keys(kinds).join(', ')}`,
      // An unknown kind has a message of its own.
      when: ({ issues }) => issues.length === 0,
    }),
  )

export type Block = z.output<ReturnType<typeof pageBlocks>>[number]

/** What is wrong with the blocks of a page beside their schema: rows of a comparison that have more or fewer answers than products. */
export const checkBlocks = ({ blocks }: { blocks: readonly Block[] }) =>
  blocks.flatMap(({ comparison }, block) =>
    (comparison?.rows ?? []).flatMap(({ answers }, row) => {
      const count = comparison!.products.length
      if (answers.length === count) return []
      const path = ['blocks', block, 'comparison', 'rows', row, 'answers']
      return { path, mustBe: `a list of ${count}, one for each product, not of ${answers.length}` }
    }),
  )
