import { z } from 'zod'

/** An image file, given relative to the content file that names it. In GraphQL it is a `ContentImage`. */
export const image = () => z.string().min(1).meta({ graphqlType: 'ContentImage' })

/** An icon's name in Iconify's form, such as "lucide:rocket". */
export const icon = () => z.string().regex(/^[a-z0-9-]+:[a-z0-9-]+$/, 'must be an icon name such as "lucide:rocket"')

/** A place to go: a path on this site, a heading, or an address. */
export const linkTarget = () =>
  z
    .string()
    .regex(
      /^(\/(?!\/)|#|https:\/\/|mailto:)/,
      'must be a path such as "/docs", a heading such as "#top" or an https address',
    )
