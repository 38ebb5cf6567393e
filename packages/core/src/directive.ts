import { z } from 'zod'

/** Syntax of a directive in Markdown: `:::name` around content (container), `::name` on its own line (leaf), or `:name[…]` within a line (text). */
export type Form = 'container' | 'leaf' | 'text'

/** A component that Markdown may use as a directive. `packages/theme/src/content` has the React component. */
export interface ContentComponent {
  /** Name of the React component. */
  component: string
  /** A component of the form `text` is inline, any other is a block. */
  form: Form
  /** Attributes an author may set. */
  props: z.ZodObject
  /** Props that the directive always sets. */
  fixed?: Record<string, string>
  /** Name of the attribute that `:::name[label]` sets. */
  label?: string
  /** Name of the directive that must directly contain this directive. */
  parent?: string
  /** The only kind of content that the directive may directly contain. An example can be anything. Nothing is an error. */
  holds?: 'code' | 'named code' | 'list' | 'tab' | 'example'
  /**
   * Returns the Markdown that replaces the directive in a page's Markdown file. `content` is the directive's content as Markdown.
   * @default the label, followed by the content
   */
  markdown?: (attributes: Readonly<Record<string, string>>, content: string) => string
  /** True for folded content and examples. The table of contents leaves out their headings. */
  isAside?: true
}

/** Returns the schema of a boolean attribute, which authors write as `{open}`, `{open=true}` or `{open=false}`. */
export const flag = () =>
  z.preprocess((value) => FLAGS.get(value) ?? value, z.boolean()).meta({ type: 'boolean', default: false })
const FLAGS = new Map<unknown, boolean>([
  ['', true],
  ['true', true],
  ['false', false],
])
