import { NOTICE } from './marks'

export const NOTICE_TEXT =
  'Menus, search and buttons of this page could not be loaded. You can still read it and follow its links.'
export const OFFLINE_TEXT = 'You are offline. Menus, search and buttons load when the network is back.'
export const AGAIN_LABEL = 'Try again'

let shown: HTMLElement | undefined

/** Says that the code could not be loaded. */
export function showNotice(onAgain: () => void) {
  hideNotice()
  shown = document.createElement('div')
  shown.setAttribute(NOTICE, '')
  shown.role = 'alert'
  const button = Object.assign(document.createElement('button'), { textContent: AGAIN_LABEL, onclick: onAgain })
  shown.append(navigator.onLine ? NOTICE_TEXT : OFFLINE_TEXT, button)
  document.body.append(shown)
}

export const hideNotice = () => shown?.remove()
