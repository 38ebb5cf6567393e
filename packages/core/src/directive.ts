import { z } from 'zod'

/** How a component is written in Markdown: `:::name` around content, `::name` on a line of its own, or `:name[…]` within a line. */
export type Form = 'container' | 'leaf' | 'text'

/** A component that Markdown may use. The React side (`packages/theme/src/content`) renders each `component`. One of the form `text` is inline. */
export interface ContentComponent {
  component: string
  form: Form
  /** Attributes an author may set. */
  props: z.ZodObject
  /** Attributes that the directive sets. */
  fixed?: Record<string, string>
  /** The attribute that `:::name[label]` sets. */
  label?: string
  /** The directive that must stand directly around this one. */
  parent?: string
  /** The only kind of content that may be directly inside it. */
  holds?: 'code' | 'named code' | 'list' | 'tab'
  /**
   * Returns what stands for the directive in a page's Markdown file. `content` is what the directive holds, as Markdown.
   * @default the label, and the content
   */
  markdown?: (attributes: Readonly<Record<string, string>>, content: string) => string
  /** True for content that is folded away or an example: the table of contents leaves out its headings. */
  isAside?: true
}

/** A boolean attribute: `{open}`. */
export const flag = () =>
  z.preprocess((value) => FLAGS.get(value) ?? value, z.boolean()).meta({ type: 'boolean', default: false })
const FLAGS = new Map<unknown, boolean>([
  ['', true],
  ['true', true],
  ['false', false],
])
