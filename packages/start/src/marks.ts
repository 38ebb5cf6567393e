// Attributes by which the scripts of this folder know elements, whoever rendered them.
import { OWN_ID } from '@galley/core/own-ids'

export { NEW_ENTRY } from '@galley/core/page-start'

/** On the switch between light and dark. */
export const COLOR_MODE_TOGGLE = 'data-mode-toggle'

/** On a button that copies: the text; empty for the code beside the button. */
export const COPY = 'data-copy'
/** On such a button: the text is a URL of this site, which is copied in full. */
export const COPY_URL = 'data-copy-url'

/** On a table of contents: its links are marked while what they lead to is visible. */
export const TOC = 'data-toc'
/** In a table of contents: spans the marked links. */
export const TOC_MARKER = 'data-toc-marker'
/** In a table of contents: has the words of the first marked link. */
export const TOC_CURRENT = 'data-toc-current'
/** On a link to the start of the page: it is shown once the reader is a screen away. */
export const BACK_TO_TOP = 'data-back-to-top'
/** On entries of a list: the one where the reader looks is marked. */
export const READ_ENTRY = 'data-read-entry'
/** On the first page of the changelog: says how many are new. */
export const NEW_SUMMARY = 'data-new-summary'
/** Where the browser keeps the last visit of the changelog. */
export const LAST_VISIT = 'changelog-visit'
/** On the list of the documentation's pages: it scrolls as the reader left it. */
export const SIDEBAR = 'data-sidebar'

/** On each file of a code tree; one that is not shown has `data-hidden`. */
export const FILE_PANE = 'data-pane'

/** On what needs the application as soon as it is visible. */
export const NEEDS_APP = 'data-app'
/** On a control that was pressed before its code had loaded. */
export const WAITING = 'data-waiting'
/** Tabs that the reader pressed before the application had loaded, and that a reload would close: their choice is kept nowhere. */
export const PRESSED_TAB = '[data-pressed]:not([data-sync])'
/** Id of the notice of a page whose code cannot be loaded. */
export const NOTICE = `${OWN_ID}-start-notice`
