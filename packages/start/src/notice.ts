import { NOTICE } from './marks'

export const NOTICE_TEXT = 'Menus and search could not be loaded. You can read on.'
export const AGAIN_LABEL = 'Try again'

/** Shows a notice that the application could not be loaded, with a button to try again. */
export function showNotice(onAgain: () => void) {
  hideNotice()
  const notice = Object.assign(document.createElement('div'), { id: NOTICE, role: 'alert' })
  const button = Object.assign(document.createElement('button'), { textContent: AGAIN_LABEL, onclick: onAgain })
  notice.append(NOTICE_TEXT, button)
  document.body.append(notice)
}

/** Finds the notice by its id, because the application has its own copy of this module and may have shown it. */
export const hideNotice = () => document.getElementById(NOTICE)?.remove()
