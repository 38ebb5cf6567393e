import type { IconData } from '@galley/core/icon-data'
import { isSafeSvg } from '@galley/core/is-safe-svg'
import { requestText } from '@galley/core/request'
import { toIconData } from '@galley/core/to-icon-data'
import { _api, addAPIProvider, loadIcon as askSources } from '@iconify/react'
import { ICON_FETCH_TIMEOUT_MS, ICON_ROTATION_MS, ICON_TIMEOUT_MS, ICON_URL_LENGTH, iconSources } from './icon-sources'

const warned = new Set<string>()

// Iconify's default source is a public service. Without a configured source, no request may reach it.
const hasSources = addAPIProvider('', {
  resources: iconSources().map((source) => source.replace(/\/$/, '')),
  maxURL: ICON_URL_LENGTH,
  rotate: ICON_ROTATION_MS,
  timeout: ICON_TIMEOUT_MS,
})

_api.setFetch(async (requested) => {
  // Iconify counts a comma as one character but encodes it as three, which would exceed the length limit.
  const url = (requested as string).replaceAll('%2C', ',')
  // `requestText` throws on 404. Iconify would stop at a 404 response, although another source may have the set.
  return new Response(await requestText(url, { limitMs: ICON_FETCH_TIMEOUT_MS }))
})

/** Loads an icon such as "lucide:rocket" from the first source that answers. Returns undefined if no source has the icon. Simultaneous calls share a request. */
export async function loadIcon(name: string): Promise<IconData | undefined> {
  const icon = hasSources ? await askSources(name).catch(() => undefined) : undefined
  if (icon && isSafeSvg(icon.body)) return toIconData(name, icon)
  if (process.env.NODE_ENV === 'development' && !warned.has(name)) {
    warned.add(name)
    console.warn(
      `No source has the icon "${name}". Correct the name, or add its set. Sources: ${iconSources().join(', ')}.`,
    )
  }
  return undefined
}
