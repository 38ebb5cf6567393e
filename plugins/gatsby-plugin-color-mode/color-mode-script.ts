import { COLOR_MODE_KEY, DARK_SCHEME_QUERY, DEFAULT_COLOR_PREFERENCE, FORCED_ATTRIBUTE } from '../../src/lib/color-mode'

/** Runs before the page is rendered. A page that forces its mode was built in it. Reading storage throws where a reader forbids it: then the default counts. */
export const colorModeScript = `(() => {
  const root = document.documentElement
  if (root.hasAttribute('${FORCED_ATTRIBUTE}')) return
  let preference = null
  try {
    preference = localStorage.getItem('${COLOR_MODE_KEY}')
  } catch {}
  if (!/^(light|dark|system)$/.test(preference)) preference = '${DEFAULT_COLOR_PREFERENCE}'
  if (preference === 'system') preference = matchMedia('${DARK_SCHEME_QUERY}').matches ? 'dark' : 'light'
  root.dataset.theme = preference
  root.style.colorScheme = preference
})()`
  .replace(/\n\s*/g, '\n')
  .trim()
