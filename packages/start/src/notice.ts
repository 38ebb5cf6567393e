import { site } from '@galley/site'
import { NOTICE } from './marks'

/** Shows a notice that the application could not be loaded, with a button to try again. */
export function showNotice(onAgain: () => void) {
  document.getElementById(NOTICE)?.remove()
  const notice = Object.assign(document.createElement('div'), { id: NOTICE, role: 'alert' })
  const button = Object.assign(document.createElement('button'), { textContent: site.texts.tryAgain, onclick: onAgain })
  notice.append(site.texts.startFailed, button)
  document.body.append(notice)
}

/** Finds the notice in the document, because the application has its own copy of this module and may have shown it. Leaves the suggestion of a language. */
export const hideNotice = () => document.querySelector(`#${NOTICE}[role="alert"]`)?.remove()
