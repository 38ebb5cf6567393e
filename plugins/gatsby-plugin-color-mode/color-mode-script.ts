import { COLOR_MODE_KEY, DARK_SCHEME_QUERY, DEFAULT_COLOR_PREFERENCE } from '../../src/lib/color-mode'

/** Runs before the page is drawn. Reading storage throws where a reader forbids it: then the default counts. */
export const colorModeScript = `(() => {
  let preference = null
  try {
    preference = localStorage.getItem('${COLOR_MODE_KEY}')
  } catch {}
  if (!/^(light|dark|system)$/.test(preference)) preference = '${DEFAULT_COLOR_PREFERENCE}'
  if (preference === 'system') preference = matchMedia('${DARK_SCHEME_QUERY}').matches ? 'dark' : 'light'
  document.documentElement.dataset.theme = preference
  document.documentElement.style.colorScheme = preference
})()`
  .replace(/\n\s*/g, '\n')
  .trim()
