import type { ActivationStorage } from './activation'

/** Returns the session storage of the tab; undefined if the browser forbids it, for example in a frame of another site. */
export function readStorage() {
  try {
    return window.sessionStorage
  } catch {
    return undefined
  }
}

export const browserStorage = (): ActivationStorage => ({
  isSecure: location.protocol === 'https:',
  setCookie: (cookie) => {
    document.cookie = cookie
  },
  keep: (key, value) => {
    try {
      readStorage()?.setItem(key, value)
    } catch {
      // The storage is full: the preview ends with this page.
    }
  },
})
