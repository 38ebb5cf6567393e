import { z } from 'zod'
import type { ContentTree } from '../content-tree'
import { icon, image } from '../fields'

/** A field that every entry of a collection has another value of. */
type ReferenceKey = 'path' | 'slug'

/** A content type: which files belong to it, what their front matter may hold, and its name in GraphQL. */
export interface Collection<Schema extends z.ZodObject = z.ZodObject> {
  /** `page`: each file is a page with a path. `data`: each file is data that pages query. */
  kind: 'page' | 'data'
  /** The GraphQL type, such as "Doc". */
  typeName: string
  description: string
  /** Globs below `content/`; those that start with "!" exclude files. A file belongs to the first collection that matches. */
  source: string[]
  /** `date`: pages follow one another from new to old, by the field `date`. @default the order of the files */
  order?: 'date'
  /** The field by which references name the entries. @default `path` for pages, `slug` for data */
  referenceKey?: ReferenceKey
  /** Every field that a file may set. */
  schema: Schema
  /** What a page says in its fields, beside its title, description and text: for its Markdown and the search. Texts in Markdown are as written. */
  toContent?: (fields: Record<string, unknown>) => ContentTree
}

/** How a page or folder is shown in navigation. */
export const navigationFlags = z.strictObject({
  title: z.string().min(1).optional(),
  icon: icon().optional(),
  badge: z.string().min(1).optional(),
  target: z.enum(['_blank']).optional(),
  disabled: z.boolean().optional(),
  active: z.boolean().optional(),
  defaultOpen: z.boolean().optional(),
})

/** How a page is found by the search of this site. */
const keywords = z.array(z.string().min(1))
const searchOptions = z.strictObject({
  keywords: keywords.optional().describe('Words that readers use and the page does not say.'),
  sections: z
    .record(z.string(), keywords)
    .optional()
    .describe('The same of single sections, by the ids of their headings.'),
  boost: z.number().min(0.1).max(10).optional(),
})

/** Fields that every page collection accepts in its front matter. */
export const pageSchema = z.object({
  title: z
    .string()
    .min(1)
    .optional()
    .describe('Title of the page; the first heading or the file name when it is missing.'),
  description: z.string().optional().describe('One sentence about the page, for lists and search engines.'),
  navigation: z
    .union([z.boolean(), navigationFlags])
    .default(true)
    .describe('False hides the page in navigation; an object changes how it is shown there.'),
  search: z
    .union([z.boolean(), searchOptions])
    .default(true)
    .describe('False keeps the page out of the search of this site; an object changes how it is found there.'),
  seo: z
    .strictObject({
      title: z.string().optional().describe('Title for search engines, when it differs from the page title.'),
      description: z.string().optional().describe('Description for search engines, when it differs.'),
      image: image().optional().describe('Image that other sites show beside a link, instead of the rendered one.'),
      noindex: z.boolean().optional().describe('True keeps the page out of search engines.'),
    })
    .default({})
    .describe('What search engines and other sites see.'),
  colorMode: z
    .enum(['light', 'dark', 'system'])
    .optional()
    .describe(
      '"light" or "dark" shows the page in it, whatever the reader prefers; "system" leaves the choice to them.',
    ),
  draft: z.boolean().default(false).describe('True keeps the page out of the published site.'),
})

/** Everything that `definePages` and `defineData` take but the source. */
type Preset<Shape extends z.ZodRawShape> = Omit<Collection, 'kind' | 'schema' | 'source' | 'toContent'> & {
  fields: Shape
  /** Checks fields against each other. A problem has the path of a field, and what the field must be. */
  check?: (fields: z.output<z.ZodObject<Shape>>) => { path: PropertyKey[]; mustBe: string }[]
}

/** The argument of `definePages` without the source: what a page component of the theme needs of its collection. */
export type PagePreset<Shape extends z.ZodRawShape> = Preset<Shape> & {
  toContent?: (fields: z.output<z.ZodObject<Shape>>) => ContentTree
}

/** Declares a collection of pages. Its schema is the common page fields and the given ones. */
export function definePages<Shape extends z.ZodRawShape>({
  fields,
  check,
  toContent,
  ...rest
}: PagePreset<Shape> & Pick<Collection, 'source'>) {
  return {
    ...rest,
    kind: 'page',
    schema: withCheck(pageSchema.extend(fields), check),
    ...(toContent && { toContent: toContent as NonNullable<Collection['toContent']> }),
  } satisfies Collection
}

/** Declares a collection of data files. */
export function defineData<Shape extends z.ZodRawShape>({
  fields,
  check,
  ...rest
}: Preset<Shape> & Pick<Collection, 'source'>) {
  return { ...rest, kind: 'data', schema: withCheck(z.object(fields), check) } satisfies Collection
}

const withCheck = <Schema extends z.ZodObject, Shape extends z.ZodRawShape>(
  schema: Schema,
  check: Preset<Shape>['check'],
): Schema =>
  check
    ? schema.check(({ value, issues }) => {
        const problems = check(value as z.output<z.ZodObject<Shape>>)
        issues.push(
          ...problems.map(({ path, mustBe }) => ({ code: 'custom' as const, input: value, path, message: mustBe })),
        )
      })
    : schema

/** The field by which references name the entries of a collection. */
export const keyOfReferences = ({ kind, referenceKey }: Pick<Collection, 'kind' | 'referenceKey'>): ReferenceKey =>
  referenceKey ?? (kind === 'page' ? 'path' : 'slug')
