import { textsOf } from '@galley/core/texts'
import { site } from '@galley/site'

/** The texts of the shell. */
export const texts = textsOf(site)
