import { z } from 'zod'
import type { ContentTree } from '../content-tree'
import { icon, image } from '../fields'
import { onceForEach } from '../once-for-each'

/** A field whose values are unique in a collection. */
type ReferenceKey = 'path' | 'slug'

/** A content type: its files, the fields of their front matter, and its GraphQL type. */
export interface Collection<Schema extends z.ZodObject = z.ZodObject> {
  /** `page`: each file is a page with a path. `data`: each file is data that pages query. */
  kind: 'page' | 'data'
  /** The GraphQL type, such as "Doc". */
  typeName: string
  description: string
  /** Globs below `content/`. Globs that start with "!" exclude files. A file belongs to the first collection that matches. */
  source: string[]
  /** `date` sorts the pages from new to old by the field `date`. @default the order of the files */
  order?: 'date'
  /** The field that references to the collection's entries contain. @default `path` for pages, `slug` for data */
  referenceKey?: ReferenceKey
  /** Every field that a file may set. */
  schema: Schema
  /**
   * Returns the texts in a page's own fields as content, for the page's Markdown file and the search. `fields` has fields of the kind `markdown` as
   * the author wrote them.
   */
  toContent?: (fields: Record<string, unknown>) => ContentTree
}

/** Schema of the fields that change how navigation shows a page or folder. */
export const navigationFlags = z.strictObject({
  title: z.string().min(1).optional(),
  icon: icon().optional(),
  badge: z.string().min(1).optional(),
  target: z.enum(['_blank']).optional(),
  disabled: z.boolean().optional(),
  active: z.boolean().optional(),
  defaultOpen: z.boolean().optional(),
})

const keywords = z.array(z.string().min(1))
const searchOptions = z.strictObject({
  keywords: keywords.optional().describe('Words that readers may search for and that the page does not contain.'),
  sections: z.record(z.string(), keywords).optional().describe('Keywords of sections, by the ids of the headings.'),
  boost: z.number().min(0.1).max(10).optional(),
})

/** Fields that every page collection accepts in its front matter. */
export const pageSchema = z.object({
  title: z.string().min(1).optional().describe('Title of the page. Defaults to the first heading or the file name.'),
  description: z.string().optional().describe('One sentence about the page, for lists and search engines.'),
  navigation: z
    .union([z.boolean(), navigationFlags])
    .default(true)
    .describe('False hides the page in navigation. An object changes how navigation shows the page.'),
  search: z
    .union([z.boolean(), searchOptions])
    .default(true)
    .describe("False keeps the page out of the site's search. An object changes how the search finds the page."),
  seo: z
    .strictObject({
      title: z.string().optional().describe('Title for search engines, if it differs from the title of the page.'),
      description: z
        .string()
        .optional()
        .describe('Description for search engines, if it differs from the description of the page.'),
      image: image().optional().describe('Image that other sites show beside a link, instead of the rendered one.'),
      noindex: z.boolean().optional().describe('True keeps the page out of search engines.'),
    })
    .default({})
    .describe('Facts about the page for search engines and other sites.'),
  colorMode: z
    .enum(['light', 'dark', 'system'])
    .optional()
    .describe('"light" or "dark" always shows the page in this mode. "system" uses the mode that the reader prefers.'),
  draft: z.boolean().default(false).describe('True keeps the page out of the published site.'),
})

/** The arguments that `definePages` and `defineData` share, without the source. */
type Preset<Shape extends z.ZodRawShape> = Omit<Collection, 'kind' | 'schema' | 'source' | 'toContent'> & {
  fields: Shape
  /** Checks fields against each other. Each problem has the path of a field, and the part of the message after "must be". */
  check?: (fields: z.output<z.ZodObject<Shape>>) => { path: PropertyKey[]; mustBe: string }[]
}

/** The argument of `definePages` without the source, such as a preset of the theme. */
export type PagePreset<Shape extends z.ZodRawShape> = Preset<Shape> & {
  toContent?: (fields: z.output<z.ZodObject<Shape>>) => ContentTree
}

/** Declares a collection of pages. The schema consists of the common page fields and `fields`. */
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

const translationSlug = z
  .string()
  .regex(/^[\p{Ll}\p{Lo}\p{M}\p{Nd}-]+$/u, 'must be lower-case letters, digits and hyphens')
  .optional()
  .describe('Last part of the path in this language, if it differs from the original.')

/** Returns the schema of a collection's translations, which may end their path in the words of their language. */
export const translationSchema = onceForEach(({ schema }: Collection): z.ZodObject =>
  schema.safeExtend({ slug: translationSlug }),
)

/** Returns the field that references to the collection's entries contain. */
export const keyOfReferences = ({ kind, referenceKey }: Pick<Collection, 'kind' | 'referenceKey'>): ReferenceKey =>
  referenceKey ?? (kind === 'page' ? 'path' : 'slug')
