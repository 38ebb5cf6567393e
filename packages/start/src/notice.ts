import { NOTICE } from './marks'

export const NOTICE_TEXT = 'Menus and search could not be loaded. You can read on.'
export const AGAIN_LABEL = 'Try again'

/** Says that the code could not be loaded. */
export function showNotice(onAgain: () => void) {
  hideNotice()
  const notice = Object.assign(document.createElement('div'), { id: NOTICE, role: 'alert' })
  const button = Object.assign(document.createElement('button'), { textContent: AGAIN_LABEL, onclick: onAgain })
  notice.append(NOTICE_TEXT, button)
  document.body.append(notice)
}

/** Also one of another script: the application has this module too. */
export const hideNotice = () => document.getElementById(NOTICE)?.remove()
