import { LATEST_BUILD_FILE } from '~/lib/build-manifest'
import { GUARD_KEY, RELOAD_GUARD_MS } from './reload'

/**
 * Does for the scripts that every page begins with what `recover-part.ts` does for all others, which needs them: when one is gone and the site
 * answers, the page reloads once.
 */
export const lostStartScript = `
addEventListener('error', ({ target }) => {
  if (window.___loader || target.tagName !== 'SCRIPT') return
  try {
    const { at, parts } = JSON.parse(sessionStorage.getItem('${GUARD_KEY}') ?? '{"at":0,"parts":[]}')
    if (Date.now() - at < ${RELOAD_GUARD_MS} || parts.includes(target.src)) return
    fetch('${LATEST_BUILD_FILE}?' + Date.now(), { cache: 'no-store' }).then(({ ok }) => {
      if (!ok) return
      sessionStorage.setItem('${GUARD_KEY}', JSON.stringify({ at: Date.now(), parts: [...parts, target.src] }))
      location.reload()
    }).catch(console.warn)
  } catch (error) {
    console.warn(error)
  }
}, true)`
  .replace(/\n\s*/g, '\n')
  .trim()
