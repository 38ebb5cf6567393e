import { OWN_ID } from '@galley/core/own-ids'

/** The id of what the skip link leads to; each layout has it, behind what stands beside every page. */
export const CONTENT_ID = `${OWN_ID}-content`
