import { directives } from '@galley/site/markdown'
import { z } from 'zod'
import { type ContentComponent, flag } from '../directive'
import { icon, image, linkTarget } from '../fields'
import { readVideoSource } from '../video-source'
import { mergeDirectives } from './merge-directives'
import { PACKAGE_MANAGER_SYNC } from './package-managers'

const title = z.string().min(1)
const roles = z.enum(['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'])

const anchor = z
  .string()
  .regex(/^[\w-]+$/, 'must be an id such as "limits"')
  .optional()

const sync = z
  .string()
  .regex(/^[\w-]+$/, 'must be a name such as "package-manager"')
  .optional()
  .describe('Sets of the same name show the same choice, on every page, and keep it.')

const callout = (type: string) =>
  ({
    component: 'Callout',
    form: 'container',
    props: z.strictObject({
      title: title.optional().describe('What stands above it; the name of its kind when left out.'),
      icon: icon().optional().describe('Stands before the title in place of the icon of its kind.'),
      collapsible: flag().optional().describe('Shows the title alone, until the reader opens it.'),
    }),
    fixed: { type },
    label: 'title',
  }) as const satisfies ContentComponent

const ownComponents = {
  note: callout('note'),
  tip: callout('tip'),
  warning: callout('warning'),
  caution: callout('caution'),
  tabs: { component: 'Tabs', form: 'container', props: z.strictObject({ sync }), holds: 'tab' },
  tab: {
    component: 'Tab',
    form: 'container',
    props: z.strictObject({ label: title.describe('The words on the tab.') }),
    label: 'label',
    parent: 'tabs',
    isAside: true,
  },
  'code-group': { component: 'CodeGroup', form: 'container', props: z.strictObject({ sync }), holds: 'code' },
  'package-managers': {
    component: 'CodeGroup',
    form: 'container',
    props: z.strictObject({}),
    fixed: { sync: PACKAGE_MANAGER_SYNC },
    holds: 'code',
  },
  'code-preview': { component: 'CodePreview', form: 'container', props: z.strictObject({}), isAside: true },
  'file-tree': {
    component: 'FileTree',
    form: 'container',
    props: z.strictObject({
      depth: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe('How many levels of folders are open at first; all when left out.'),
    }),
    holds: 'list',
  },
  'code-tree': {
    component: 'CodeTree',
    form: 'container',
    props: z.strictObject({}),
    holds: 'named code',
  },
  'query-playground': { component: 'QueryPlayground', form: 'container', props: z.strictObject({}), holds: 'code' },
  island: {
    component: 'Island',
    form: 'container',
    // Its other attributes are the island's parameters, which the server checks.
    props: z
      .object({ name: z.string().describe('The island: a file of `src/islands`, without its ending.') })
      .catchall(z.coerce.string()),
  },
  steps: { component: 'Steps', form: 'container', props: z.strictObject({}) },
  card: {
    component: 'Card',
    form: 'container',
    props: z.strictObject({
      title: title.describe('The heading of the card.'),
      to: linkTarget().optional().describe('Where the card leads: the whole of it is then a link.'),
      icon: icon().optional().describe('Stands above the title.'),
    }),
    label: 'title',
  },
  'card-group': { component: 'CardGroup', form: 'container', props: z.strictObject({}) },
  include: {
    component: 'Include',
    form: 'leaf',
    props: z.strictObject({
      file: z.string().min(1).describe('The file, relative to the one that includes it.'),
      lines: z
        .string()
        .regex(/^\d+(-\d*)?$/, 'must be lines such as "10-20", "10-" or "10"')
        .optional()
        .describe('Takes these lines only.'),
      region: title.optional().describe('Takes the lines between `#region name` and `#endregion` only.'),
      language: z
        .string()
        .regex(/^\S+$/, 'must be a language such as "ts"')
        .optional()
        .describe(
          'The language of the code; the ending of the file when left out. With it, Markdown is shown as code.',
        ),
      options: z
        .string()
        .regex(/^[^`\n]*$/, 'must be options of a code block')
        .optional()
        .describe('What stands behind the fence of the code block, such as `[Name] {2}`.'),
    }),
  },
  figure: {
    component: 'Figure',
    form: 'container',
    props: z.strictObject({ caption: title.describe('What stands below it.') }),
    label: 'caption',
  },
  definitions: { component: 'Definitions', form: 'container', props: z.strictObject({}), holds: 'list' },
  example: { component: 'Example', form: 'leaf', props: z.strictObject({ name: z.string(), wide: flag().optional() }) },
  props: { component: 'PropsTable', form: 'leaf', props: z.strictObject({ of: z.string() }) },
  accordion: {
    component: 'Accordion',
    form: 'container',
    props: z.strictObject({
      single: flag().optional().describe('Closes the open item when another is opened.'),
    }),
  },
  'accordion-item': {
    component: 'AccordionItem',
    form: 'container',
    props: z.strictObject({
      label: title.describe('What stands on the item, open or closed.'),
      icon: icon().optional().describe('Stands before the label.'),
      open: flag().optional().describe('Opens the item from the start.'),
      id: anchor.describe('What a link leads to after `#`; taken from the label when left out.'),
    }),
    label: 'label',
    parent: 'accordion',
    isAside: true,
  },
  collapsible: {
    component: 'Collapsible',
    form: 'container',
    props: z.strictObject({
      label: title.describe('What is pressed to open it.'),
      open: flag().optional().describe('Opens it from the start.'),
      id: anchor.describe('What a link leads to after `#`; taken from the label when left out.'),
    }),
    label: 'label',
    isAside: true,
  },
  'field-group': {
    component: 'FieldGroup',
    form: 'container',
    props: z.strictObject({ title: title.optional().describe('What the fields belong to.') }),
    label: 'title',
  },
  field: {
    component: 'Field',
    form: 'container',
    props: z.strictObject({
      name: title.describe('The name as it is written in code.'),
      type: title.optional().describe('What values it takes.'),
      required: flag().optional().describe('Says that it must be given.'),
      default: title.optional().describe('The value that it has when it is left out.'),
      deprecated: flag().optional().describe('Strikes the name out: it still works, but should not be used.'),
      id: anchor.describe('What a link leads to after `#`; taken from the name when left out.'),
    }),
    label: 'name',
  },
  video: {
    component: 'Video',
    form: 'leaf',
    props: z.strictObject({
      src: z
        .string()
        .refine(
          (src) => readVideoSource(src) !== undefined,
          'a film such as "/films/tour.mp4" or an address at YouTube or Vimeo',
        )
        .describe('A file in `static/`, or the address of a film at YouTube or Vimeo.'),
      title: title.describe('Names the film.'),
      poster: image().optional().describe('The picture before the film plays: an image file beside the page.'),
      captions: z
        .string()
        .regex(/^\/(?!\/)\S+\.vtt$/, 'must be a file such as "/films/tour.vtt"')
        .optional()
        .describe('Subtitles for a film file, as WebVTT in `static/`.'),
      ratio: z
        .string()
        .regex(/^[1-9]\d*\/[1-9]\d*$/, 'must be two numbers such as "16/9"')
        .optional()
        .meta({ default: '16/9', description: 'Width to height; the room that is kept for it.' }),
      loop: flag()
        .optional()
        .describe('Plays a film file again and again, without sound, unless the reader wants no motion.'),
    }),
    label: 'title',
  },
  icon: {
    component: 'Icon',
    form: 'text',
    props: z.strictObject({
      name: icon().describe(
        'Its name, such as `rocket`, with its set where that is not Lucide: `simple-icons:github`.',
      ),
      label: title.optional().describe('What it says, where no words beside it do.'),
    }),
  },
  badge: {
    component: 'Badge',
    form: 'text',
    props: z.strictObject({
      color: roles.optional().meta({ default: 'neutral', description: 'Its colour.' }),
      variant: z
        .enum(['solid', 'subtle', 'soft', 'outline'])
        .optional()
        .meta({ default: 'subtle', description: 'How much it stands out.' }),
    }),
  },
  term: {
    component: 'Term',
    form: 'text',
    props: z.strictObject({
      of: title.optional().describe('The term as `content/glossary.yml` has it, where the words differ.'),
      definition: title.optional().describe('What it means, for a term that is not in the glossary.'),
    }),
  },
  glossary: { component: 'Glossary', form: 'leaf', props: z.strictObject({}) },
  var: { component: 'Variable', form: 'text', props: z.strictObject({}) },
  kbd: { component: 'Kbd', form: 'text', props: z.strictObject({}) },
} as const satisfies Record<string, ContentComponent>

/** Components without a directive: the compiler makes them from Markdown's own syntax. */
export const syntaxComponents = ['CodeBlock', 'Image', 'Math', 'MathBlock', 'Mermaid', 'Step'] as const

/** Components that are no part of a compiled document: the compiler replaces them with what they stand for. */
export const replacedComponents = ['Definitions', 'Figure', 'Glossary', 'Include', 'PropsTable', 'Variable'] as const

/** The directives of Markdown, by name: those of the engine, then those of the site. Types know those of the engine. */
export const contentComponents = mergeDirectives(ownComponents, directives, [
  ...syntaxComponents,
  ...replacedComponents,
])

/** Names of the components in a compiled document. */
export type ContentComponentName =
  | Exclude<(typeof ownComponents)[keyof typeof ownComponents]['component'], (typeof replacedComponents)[number]>
  | (typeof syntaxComponents)[number]
