import { site } from '@galley/site'
import { NOTICE } from './marks'

/** Shows a notice that the application could not be loaded, with a button to try again. */
export function showNotice(onAgain: () => void) {
  hideNotice()
  const notice = Object.assign(document.createElement('div'), { id: NOTICE, role: 'alert' })
  const button = Object.assign(document.createElement('button'), { textContent: site.texts.tryAgain, onclick: onAgain })
  notice.append(site.texts.startFailed, button)
  document.body.append(notice)
}

/** Finds the notice by its id, because the application has its own copy of this module and may have shown it. */
export const hideNotice = () => document.getElementById(NOTICE)?.remove()
