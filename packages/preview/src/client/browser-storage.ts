import type { ActivationStorage } from './activation'

/** The storage of the tab. A browser may forbid it, above all in a frame of another site. */
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
      // Full: the preview is on until the page is left.
    }
  },
})
