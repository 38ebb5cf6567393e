import { OWN_ID } from '@galley/core/own-ids'

/** Id of the target of "Skip to content". Each layout sets this id on the element that follows the parts that every page repeats. */
export const CONTENT_ID = `${OWN_ID}-content`
