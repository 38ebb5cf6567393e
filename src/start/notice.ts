import { NOTICE } from './marks'

export const NOTICE_TEXT = 'Menus and search could not be loaded. You can read on.'
export const AGAIN_LABEL = 'Try again'

let shown: HTMLElement | undefined

/** Says that the code could not be loaded. */
export function showNotice(onAgain: () => void) {
  hideNotice()
  shown = document.createElement('div')
  shown.setAttribute(NOTICE, '')
  shown.role = 'alert'
  const button = Object.assign(document.createElement('button'), { textContent: AGAIN_LABEL, onclick: onAgain })
  shown.append(NOTICE_TEXT, button)
  document.body.append(shown)
}

export const hideNotice = () => shown?.remove()
