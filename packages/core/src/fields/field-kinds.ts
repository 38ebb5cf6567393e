import { z } from 'zod'
import type { IconData } from '../icon-data'

/** An image in query results: the file below `content/`, and its size in pixels. */
export interface ContentImage {
  path: string
  width: number
  height: number
  /** Data of an SVG with `currentColor`, which pages inline. */
  svg?: IconData
}

/** Schema of an image file, relative to the content file that names it. In GraphQL, the field is a `ContentImage`. */
export const image = () =>
  // The schema checks the file's name. The compiler then replaces the name with the image and its size.
  z
    .string()
    .regex(/\S/, 'must be an image file such as "shot.png"')
    .meta({ graphqlType: 'ContentImage' }) as unknown as z.ZodType<ContentImage, string>

/** Schema of an icon name: "simple-icons:github", or "rocket" for an icon of Lucide. In GraphQL, the field is the icon's data. */
export const icon = () =>
  z
    .string()
    .regex(/^([a-z0-9-]+:)?[a-z0-9-]+$/, 'must be an icon name such as "rocket" or "simple-icons:github"')
    .meta({ isIcon: true })

/** Schema of a text in Markdown. In GraphQL, the field is the compiled text, for `ContentBody`. */
export const markdown = () => z.string().regex(/\S/, 'must be a text in Markdown').meta({ isMarkdown: true })

/** Schema of a link target: a path of this site, a heading, or a URL. The build reports broken targets. */
export const linkTarget = () =>
  z
    .string()
    .regex(
      /^(\/(?!\/)|#|https:\/\/|mailto:)/,
      'must be a path such as "/docs", a heading such as "#top" or an https URL',
    )
    .meta({ isLink: true })

/**
 * Schema of a reference to an entry of another collection: the path of a page, or the slug of a data file. In GraphQL, the field is the entry.
 * The build reports a reference to an unknown entry. References may be in lists and groups of fields, but not inside of unions, records, tuples
 * and transforms.
 */
export const reference = (collection: string) =>
  z.string().regex(/\S/, `must be the name of an entry in "${collection}"`).meta({ reference: collection })

/** Marks a text that must be unique among the entries of a folder. */
export const unique = (text: z.ZodString) => text.meta({ isUnique: true })
