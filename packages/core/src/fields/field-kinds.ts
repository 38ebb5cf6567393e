import { z } from 'zod'
import type { IconData } from '../icon-data'

/** An image as queries give it: the file below `content/`, and its size in pixels. */
export interface ContentImage {
  path: string
  width: number
  height: number
  /** An SVG that has the colour of the text around it, to be part of the page. */
  svg?: IconData
}

/** An image file, given relative to the content file that names it. In GraphQL it is a `ContentImage`. */
export const image = () =>
  // The schema checks the file's name; the compiler then replaces it with the measured image.
  z
    .string()
    .regex(/\S/, 'must be an image file such as "shot.png"')
    .meta({ graphqlType: 'ContentImage' }) as unknown as z.ZodType<ContentImage, string>

/** An icon's name in Iconify's form, such as "simple-icons:github"; one of Lucide's needs no set: "rocket". In GraphQL it is the icon's data. */
export const icon = () =>
  z
    .string()
    .regex(/^([a-z0-9-]+:)?[a-z0-9-]+$/, 'must be an icon name such as "rocket" or "simple-icons:github"')
    .meta({ isIcon: true })

/** A text in Markdown. In GraphQL it is the compiled text, for `ContentBody`. */
export const markdown = () => z.string().regex(/\S/, 'must be a text in Markdown').meta({ isMarkdown: true })

/** The target of a link: a path on this site, a heading, or a URL. The link check checks it. */
export const linkTarget = () =>
  z
    .string()
    .regex(
      /^(\/(?!\/)|#|https:\/\/|mailto:)/,
      'must be a path such as "/docs", a heading such as "#top" or an https URL',
    )
    .meta({ isLink: true })

/**
 * The name of an entry in another collection: the path of a page, or the slug of a data file. In GraphQL it is that entry.
 * One that does not exist is a problem. References are found in lists and groups of fields; unions, records,
 * tuples and transforms are not followed.
 */
export const reference = (collection: string) =>
  z.string().regex(/\S/, `must be the name of an entry in "${collection}"`).meta({ reference: collection })

/** A text that no other entry of the same folder may have. */
export const unique = (text: z.ZodString) => text.meta({ isUnique: true })
