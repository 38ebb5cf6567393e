import { textsOf } from '@galley/core/texts'
import { site } from '@galley/site'

/** Interface texts in the language of the site. */
export const texts = textsOf(site)
