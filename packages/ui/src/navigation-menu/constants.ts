/** Time the pointer rests on a dropdown's button before the dropdown opens. */
export const NAVIGATION_MENU_DELAY_MS = 200

/** Time after opening within which a press does not close the dropdown: the pointer opened it on its way to the press. */
export const CLICK_GRACE_MS = 300

export const EXPAND_LABEL = 'Expand sidebar'
export const COLLAPSE_LABEL = 'Collapse sidebar'
