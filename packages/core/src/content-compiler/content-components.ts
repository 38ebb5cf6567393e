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
  .describe("Groups with the same name share the reader's choice on all pages.")

const callout = (type: string) =>
  ({
    component: 'Callout',
    form: 'container',
    props: z.strictObject({
      title: title.optional().describe('Title of the callout. Defaults to the name of the directive.'),
      icon: icon().optional().describe('Icon before the title, instead of the default icon.'),
      collapsible: flag().optional().describe('Shows only the title until the reader opens the callout.'),
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
    props: z.strictObject({ label: title.describe('Text on the tab.') }),
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
        .describe('Number of folder levels that are open at first. Defaults to all.'),
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
    // All other attributes are the island's parameters, which the server validates.
    props: z
      .object({ name: z.string().describe('Name of the island: a file of `src/islands`, without its extension.') })
      .catchall(z.coerce.string()),
  },
  steps: { component: 'Steps', form: 'container', props: z.strictObject({}) },
  card: {
    component: 'Card',
    form: 'container',
    props: z.strictObject({
      title: title.describe('Title of the card.'),
      to: linkTarget().optional().describe('Target of the card. The whole card is then a link.'),
      icon: icon().optional().describe('Icon above the title.'),
    }),
    label: 'title',
  },
  'card-group': { component: 'CardGroup', form: 'container', props: z.strictObject({}) },
  include: {
    component: 'Include',
    form: 'leaf',
    props: z.strictObject({
      file: z.string().min(1).describe('Path of the file, relative to the including file.'),
      lines: z
        .string()
        .regex(/^\d+(-\d*)?$/, 'must be lines such as "10-20", "10-" or "10"')
        .optional()
        .describe('Includes only these lines.'),
      region: title.optional().describe('Includes only the lines between `#region name` and `#endregion`.'),
      language: z
        .string()
        .regex(/^\S+$/, 'must be a language such as "ts"')
        .optional()
        .describe('Language of the code. Defaults to the extension of the file. Shows a Markdown file as code.'),
      options: z
        .string()
        .regex(/^[^`\n]*$/, 'must be options of a code block')
        .optional()
        .describe('Options of the code block, as after the opening fence, such as `[Name] {2}`.'),
    }),
  },
  figure: {
    component: 'Figure',
    form: 'container',
    props: z.strictObject({ caption: title.describe('Caption below the figure.') }),
    label: 'caption',
  },
  definitions: { component: 'Definitions', form: 'container', props: z.strictObject({}), holds: 'list' },
  example: { component: 'Example', form: 'leaf', props: z.strictObject({ name: z.string(), wide: flag().optional() }) },
  props: { component: 'PropsTable', form: 'leaf', props: z.strictObject({ of: z.string() }) },
  accordion: {
    component: 'Accordion',
    form: 'container',
    props: z.strictObject({
      single: flag().optional().describe('Closes the open item when the reader opens another item.'),
    }),
  },
  'accordion-item': {
    component: 'AccordionItem',
    form: 'container',
    props: z.strictObject({
      label: title.describe('Text on the button that opens and closes the item.'),
      icon: icon().optional().describe('Icon before the label.'),
      open: flag().optional().describe('Shows the item open at first.'),
      id: anchor.describe('Id for links to the item. Defaults to an id from the label.'),
    }),
    label: 'label',
    parent: 'accordion',
    isAside: true,
  },
  collapsible: {
    component: 'Collapsible',
    form: 'container',
    props: z.strictObject({
      label: title.describe('Text on the button that opens and closes the content.'),
      open: flag().optional().describe('Shows the content at first.'),
      id: anchor.describe('Id for links to the content. Defaults to an id from the label.'),
    }),
    label: 'label',
    isAside: true,
  },
  'field-group': {
    component: 'FieldGroup',
    form: 'container',
    props: z.strictObject({ title: title.optional().describe('Title above the fields.') }),
    label: 'title',
  },
  field: {
    component: 'Field',
    form: 'container',
    props: z.strictObject({
      name: title.describe('Name of the field in code.'),
      type: title.optional().describe('Type of the field.'),
      required: flag().optional().describe('Marks the field as required.'),
      default: title.optional().describe('Default value of the field.'),
      deprecated: flag().optional().describe('Marks the field as deprecated and strikes the name through.'),
      id: anchor.describe('Id for links to the field. Defaults to an id from the name.'),
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
          'a video such as "/films/tour.mp4" or the URL of a video on YouTube or Vimeo',
        )
        .describe('Path of a file in `static/`, or URL of a video on YouTube or Vimeo.'),
      title: title.describe('Title of the video.'),
      poster: image().optional().describe('Image file beside the page, shown until the video plays.'),
      captions: z
        .string()
        .regex(/^\/(?!\/)\S+\.vtt$/, 'must be a file such as "/films/tour.vtt"')
        .optional()
        .describe('Path of a WebVTT file in `static/` with subtitles for a video file.'),
      ratio: z
        .string()
        .regex(/^[1-9]\d*\/[1-9]\d*$/, 'must be two numbers such as "16/9"')
        .optional()
        .meta({ default: '16/9', description: 'Ratio of width to height.' }),
      loop: flag()
        .optional()
        .describe('Plays a video file in a loop without sound, unless the reader prefers reduced motion.'),
    }),
    label: 'title',
  },
  icon: {
    component: 'Icon',
    form: 'text',
    props: z.strictObject({
      name: icon().describe(
        'Name of the icon, such as `rocket`. Icons of sets other than Lucide need the set: `simple-icons:github`.',
      ),
      label: title.optional().describe('Label for screen readers, if the text beside the icon does not say the same.'),
    }),
  },
  badge: {
    component: 'Badge',
    form: 'text',
    props: z.strictObject({
      color: roles.optional().meta({ default: 'neutral', description: 'Colour role.' }),
      variant: z
        .enum(['solid', 'subtle', 'soft', 'outline'])
        .optional()
        .meta({ default: 'subtle', description: 'Visual style.' }),
    }),
  },
  term: {
    component: 'Term',
    form: 'text',
    props: z.strictObject({
      of: title.optional().describe('The term in `content/glossary.yml`, if the text differs.'),
      definition: title.optional().describe('Definition of a term that is not in the glossary.'),
    }),
  },
  glossary: { component: 'Glossary', form: 'leaf', props: z.strictObject({}) },
  var: { component: 'Variable', form: 'text', props: z.strictObject({}) },
  kbd: { component: 'Kbd', form: 'text', props: z.strictObject({}) },
} as const satisfies Record<string, ContentComponent>

/** Components without a directive, which the compiler creates from Markdown's own syntax. */
export const syntaxComponents = ['CodeBlock', 'Image', 'Math', 'MathBlock', 'Mermaid', 'Step'] as const

/** Components that the compiler replaces with other content, so compiled documents do not contain them. */
export const replacedComponents = ['Definitions', 'Figure', 'Glossary', 'Include', 'PropsTable', 'Variable'] as const

/** All directives by name: the engine's, then the site's. The type only has the engine's. */
export const contentComponents = mergeDirectives(ownComponents, directives, [
  ...syntaxComponents,
  ...replacedComponents,
])

/** Names of the engine's components that a compiled document can contain. */
export type ContentComponentName =
  | Exclude<(typeof ownComponents)[keyof typeof ownComponents]['component'], (typeof replacedComponents)[number]>
  | (typeof syntaxComponents)[number]
