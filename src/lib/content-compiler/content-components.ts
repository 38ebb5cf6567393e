import { z } from 'zod'
import { icon, linkTarget } from '../fields'

/** How a component is written in Markdown: `:::name` around content, or `:name[…]` within a line. */
type Form = 'container' | 'text'

/** A component that Markdown may use. The React side (`components/content`) draws each `component`. */
export interface ContentComponent {
  component: string
  form: Form
  /** Attributes an author may set. */
  props: z.ZodObject
  /** Attributes that the directive's name stands for. */
  fixed?: Record<string, string>
  /** The attribute that `:::name[label]` sets. */
  label?: string
  /** The directive that must stand directly around this one. */
  parent?: string
}

const title = z.string().min(1)
const roles = z.enum(['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'])

const callout = (type: string) =>
  ({
    component: 'Callout',
    form: 'container',
    props: z.strictObject({ title: title.optional() }),
    fixed: { type },
    label: 'title',
  }) as const satisfies ContentComponent

/** Directive names and what they become. The one list of what `.md` may use beside plain Markdown. */
export const contentComponents = {
  note: callout('note'),
  tip: callout('tip'),
  warning: callout('warning'),
  caution: callout('caution'),
  tabs: { component: 'Tabs', form: 'container', props: z.strictObject({}) },
  tab: { component: 'Tab', form: 'container', props: z.strictObject({ label: title }), label: 'label', parent: 'tabs' },
  'code-group': { component: 'CodeGroup', form: 'container', props: z.strictObject({}) },
  'query-playground': { component: 'QueryPlayground', form: 'container', props: z.strictObject({}) },
  steps: { component: 'Steps', form: 'container', props: z.strictObject({}) },
  card: {
    component: 'Card',
    form: 'container',
    props: z.strictObject({ title, to: linkTarget().optional(), icon: icon().optional() }),
    label: 'title',
  },
  'card-group': { component: 'CardGroup', form: 'container', props: z.strictObject({}) },
  badge: { component: 'Badge', form: 'text', props: z.strictObject({ color: roles.optional() }) },
  kbd: { component: 'Kbd', form: 'text', props: z.strictObject({}) },
} as const satisfies Record<string, ContentComponent>

/** Component names that a compiled document may hold. */
export type ContentComponentName =
  (typeof contentComponents)[keyof typeof contentComponents]['component'] | 'CodeBlock' | 'Image' | 'Step'
