// Attributes with which components ask the scripts of this package for a behaviour.
import { OWN_ID } from '@galley/core/own-ids'

export { NEW_ENTRY } from '@galley/core/page-start'

/** On the switch between light and dark. */
export const COLOR_MODE_TOGGLE = 'data-mode-toggle'

/** On a copy button: the text to copy. Empty copies the code next to the button. */
export const COPY = 'data-copy'
/** On a copy button: the text is a path of this site, copied as an absolute URL. */
export const COPY_URL = 'data-copy-url'

/** On a table of contents: marks each link whose section is visible. */
export const TOC = 'data-toc'
/** In a table of contents: the marker beside the marked links. */
export const TOC_MARKER = 'data-toc-marker'
/** In a table of contents: shows the text of the first marked link. */
export const TOC_CURRENT = 'data-toc-current'
/** On a link to the top of the page: visible after the reader has scrolled down one screen. */
export const BACK_TO_TOP = 'data-back-to-top'
/** On entries of a list: the entry at the reading position is marked. */
export const READ_ENTRY = 'data-read-entry'
/** On the first page of the changelog: shows the number of new entries. */
export const NEW_SUMMARY = 'data-new-summary'
/** Storage key of the last visit to the changelog. */
export const LAST_VISIT = 'changelog-visit'
/** On the documentation's sidebar: keeps its scroll position between pages. */
export const SIDEBAR = 'data-sidebar'

/** On each file of a code tree. Hidden files also have `data-hidden`. */
export const FILE_PANE = 'data-pane'

/** On elements that need the application as soon as they are visible. */
export const NEEDS_APP = 'data-app'
/** On a control that the reader pressed before its code had loaded. */
export const WAITING = 'data-waiting'
/** Sets of tabs in which the reader chose a tab before the application ran. A reload would lose the choice, because it is not stored. */
export const PRESSED_TAB = '[data-pressed]:not([data-sync])'
/** On a link to a translation of the page, or to its original. */
export const LANGUAGE_LINK = 'data-language-link'
/** Id of the notice at the bottom of the window: the application cannot be loaded, or the page exists in the reader's language. */
export const NOTICE = `${OWN_ID}-start-notice`

/** Props of an element whose content a script of this package writes. React leaves the content alone, even when it hydrates the page. */
export const ownContent = { dangerouslySetInnerHTML: { __html: '' } }
