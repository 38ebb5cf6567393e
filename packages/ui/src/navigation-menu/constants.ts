/** How long the pointer rests on a dropdown's button before it opens. */
export const NAVIGATION_MENU_DELAY_MS = 200

/** For how long a press does not close what the pointer has opened on its way to it. */
export const CLICK_GRACE_MS = 300

/** The rail says at once what its icons mean: it has no words. */
export const RAIL_DELAY_MS = 0

/** What the toggle of a rail is called. */
export const EXPAND_LABEL = 'Expand sidebar'

/** What the toggle of a column is called. */
export const COLLAPSE_LABEL = 'Collapse sidebar'
