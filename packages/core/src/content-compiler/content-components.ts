import { directives } from '@galley/site/markdown'
import { z } from 'zod'
import { type ContentComponent, flag, type Form } from '../directive'
import { icon, image, linkTarget } from '../fields'
import { suggest } from '../nearest'
import { readVideoSource } from '../video-source'
import { PACKAGE_MANAGER_SYNC } from './package-managers'

const title = z.string().min(1)
const roles = z.enum(['primary', 'secondary', 'success', 'info', 'warning', 'error', 'neutral'])

/** Returns the schema of an optional text that matches a pattern. `mustBe` describes the pattern in messages. */
const textLike = (form: RegExp, mustBe: string) => z.string().regex(form, `must be ${mustBe}`).optional()

const anchor = textLike(/^[\w-]+$/, 'an id such as "limits"')

const sync = textLike(/^[\w-]+$/, 'a name such as "package-manager"').describe(
  "Groups with the same name share the reader's choice on all pages.",
)

/**
 * Returns a function that declares a component for directives of the form `form`. Its arguments are the name, the attributes that authors may set,
 * and other options.
 */
const componentsOf =
  <const Kind extends Form>(form: Kind) =>
  <const Name extends string, Attributes extends z.ZodRawShape>(
    component: Name,
    attributes: Attributes,
    options: Omit<ContentComponent, 'component' | 'form' | 'props'> = {},
  ) => ({ component, form, props: z.strictObject(attributes), ...options })

const container = componentsOf('container')
const leaf = componentsOf('leaf')
const inline = componentsOf('text')

const callout = (type: string) =>
  container(
    'Callout',
    {
      title: title.optional().describe('Title of the callout. Defaults to the name of the directive.'),
      icon: icon().optional().describe('Icon before the title, instead of the default icon.'),
      collapsible: flag().optional().describe('Shows only the title until the reader opens the callout.'),
    },
    { fixed: { type }, label: 'title' },
  )

const ownComponents = {
  note: callout('note'),
  tip: callout('tip'),
  warning: callout('warning'),
  caution: callout('caution'),
  tabs: container('Tabs', { sync }, { holds: 'tab' }),
  tab: container(
    'Tab',
    { label: title.describe('Text on the tab.') },
    { label: 'label', parent: 'tabs', isAside: true },
  ),
  'code-group': container('CodeGroup', { sync }, { holds: 'code' }),
  'package-managers': container('CodeGroup', {}, { fixed: { sync: PACKAGE_MANAGER_SYNC }, holds: 'code' }),
  'code-preview': container('CodePreview', {}, { holds: 'example', isAside: true }),
  'file-tree': container(
    'FileTree',
    {
      depth: z.coerce
        .number()
        .int()
        .min(0)
        .optional()
        .describe('Number of folder levels that are open at first. Defaults to all.'),
    },
    { holds: 'list' },
  ),
  'code-tree': container('CodeTree', {}, { holds: 'named code' }),
  'query-playground': container('QueryPlayground', {}, { holds: 'code' }),
  island: {
    component: 'Island',
    form: 'container',
    // All other attributes are the island's parameters, which the server validates.
    props: z
      .object({ name: z.string().describe('Name of the island: a file of `src/islands`, without its extension.') })
      .catchall(z.coerce.string()),
  },
  steps: container('Steps', {}),
  card: container(
    'Card',
    {
      title: title.describe('Title of the card.'),
      to: linkTarget().optional().describe('Target of the card. The whole card is then a link.'),
      icon: icon().optional().describe('Icon above the title.'),
    },
    { label: 'title' },
  ),
  'card-group': container('CardGroup', {}),
  include: leaf('Include', {
    file: title.describe('Path of the file, relative to the including file.'),
    lines: textLike(/^\d+(-\d*)?$/, 'lines such as "10-20", "10-" or "10"').describe('Includes only these lines.'),
    region: title.optional().describe('Includes only the lines between `#region name` and `#endregion`.'),
    language: textLike(/^\S+$/, 'a language such as "ts"').describe(
      'Language of the code. Defaults to the extension of the file. Shows a Markdown file as code.',
    ),
    options: textLike(/^[^`\n]*$/, 'options of a code block').describe(
      'Options of the code block, as after the opening fence, such as `[Name] {2}`.',
    ),
  }),
  figure: container('Figure', { caption: title.describe('Caption below the figure.') }, { label: 'caption' }),
  definitions: container('Definitions', {}, { holds: 'list' }),
  example: leaf('Example', { name: z.string(), wide: flag().optional() }),
  props: leaf('PropsTable', { of: z.string() }),
  accordion: container('Accordion', {
    single: flag().optional().describe('Closes the open item when the reader opens another item.'),
  }),
  'accordion-item': container(
    'AccordionItem',
    {
      label: title.describe('Text on the button that opens and closes the item.'),
      icon: icon().optional().describe('Icon before the label.'),
      open: flag().optional().describe('Shows the item open at first.'),
      id: anchor.describe('Id for links to the item. Defaults to an id from the label.'),
    },
    { label: 'label', parent: 'accordion', isAside: true },
  ),
  collapsible: container(
    'Collapsible',
    {
      label: title.describe('Text on the button that opens and closes the content.'),
      open: flag().optional().describe('Shows the content at first.'),
      id: anchor.describe('Id for links to the content. Defaults to an id from the label.'),
    },
    { label: 'label', isAside: true },
  ),
  'field-group': container(
    'FieldGroup',
    { title: title.optional().describe('Title above the fields.') },
    { label: 'title' },
  ),
  field: container(
    'Field',
    {
      name: title.describe('Name of the field in code.'),
      type: title.optional().describe('Type of the field.'),
      required: flag().optional().describe('Marks the field as required.'),
      default: title.optional().describe('Default value of the field.'),
      deprecated: flag().optional().describe('Marks the field as deprecated and strikes the name through.'),
      id: anchor.describe('Id for links to the field. Defaults to an id from the name.'),
    },
    { label: 'name' },
  ),
  video: leaf(
    'Video',
    {
      src: z
        .string()
        .refine(
          (src) => readVideoSource(src) !== undefined,
          'a video such as "/films/tour.mp4" or the URL of a video on YouTube or Vimeo',
        )
        .describe('Path of a file in `static/`, or URL of a video on YouTube or Vimeo.'),
      title: title.describe('Title of the video.'),
      poster: image().optional().describe('Image file beside the page, shown until the video plays.'),
      captions: textLike(/^\/(?!\/)\S+\.vtt$/, 'a file such as "/films/tour.vtt"').describe(
        'Path of a WebVTT file in `static/` with subtitles for a video file.',
      ),
      ratio: textLike(/^[1-9]\d*\/[1-9]\d*$/, 'two numbers such as "16/9"').meta({
        default: '16/9',
        description: 'Ratio of width to height.',
      }),
      loop: flag()
        .optional()
        .describe('Plays a video file in a loop without sound, unless the reader prefers reduced motion.'),
    },
    { label: 'title' },
  ),
  icon: inline('Icon', {
    name: icon().describe(
      'Name of the icon, such as `rocket`. Icons of sets other than Lucide need the set: `simple-icons:github`.',
    ),
    label: title.optional().describe('Label for screen readers, if the text beside the icon does not say the same.'),
  }),
  badge: inline('Badge', {
    color: roles.optional().meta({ default: 'neutral', description: 'Colour role.' }),
    variant: z
      .enum(['solid', 'subtle', 'soft', 'outline'])
      .optional()
      .meta({ default: 'subtle', description: 'Visual style.' }),
  }),
  term: inline('Term', {
    of: title.optional().describe('The term in `content/glossary.yml`, if the text differs.'),
    definition: title.optional().describe('Definition of a term that is not in the glossary.'),
  }),
  glossary: leaf('Glossary', {}),
  var: inline('Variable', {}),
  kbd: inline('Kbd', {}),
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

type Directives = Readonly<Record<string, ContentComponent>>

/**
 * Adds the directives of a site to those of the engine.
 * @param reserved Components that a site's directive must not use.
 * @throws Error for a directive with an invalid or taken name, an invalid component or an unknown parent
 */
export function mergeDirectives<Own extends Directives>(own: Own, added: Directives, reserved: readonly string[]): Own {
  const all: Directives = { ...own, ...added }
  const names = Object.keys(all)
  for (const [name, { component, parent }] of Object.entries(added)) {
    const refuse = (message: string) => {
      throw new Error(`src/markdown.ts: the directive "${name}" ${message}`)
    }
    if (!/^[a-z][a-z\d-]*$/.test(name))
      refuse('needs another name: lower-case letters, digits and hyphens, a letter first.')
    if (Object.hasOwn(own, name)) refuse('exists already. Choose another name.')
    if (!/^[A-Z][A-Za-z\d]*$/.test(component))
      refuse(`names the component "${component}". Start with a capital letter, such as "Quote".`)
    if (reserved.includes(component)) refuse(`names "${component}", a component of the compiler. Choose another name.`)
    if (parent !== undefined && !names.includes(parent))
      refuse(`must be inside "${parent}", which is not a directive.${suggest(parent, names)} Correct "parent".`)
  }
  return all as Own
}
