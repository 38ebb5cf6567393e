import { _api, addAPIProvider, loadIcon as askSources } from '@iconify/react'
import type { IconData } from '~/lib/icon-data'
import { toIconData } from '~/lib/to-icon-data'
import { ICON_FETCH_TIMEOUT_MS, ICON_ROTATION_MS, ICON_TIMEOUT_MS, ICON_URL_LENGTH } from './icon-limits'
import { iconSources } from './icon-sources'
import { isSafeDrawing } from './is-safe-drawing'

const told = new Set<string>()

// Iconify's own default is a public service, so nothing is asked where no source is named.
const hasSources = addAPIProvider('', {
  resources: iconSources().map((address) => address.replace(/\/$/, '')),
  maxURL: ICON_URL_LENGTH,
  rotate: ICON_ROTATION_MS,
  timeout: ICON_TIMEOUT_MS,
})

_api.setFetch(async (address) => {
  const controller = new AbortController()
  setTimeout(() => controller.abort(), ICON_FETCH_TIMEOUT_MS)
  // Iconify counts a comma as one character, but writes three.
  const url = (address as string).replaceAll('%2C', ',')
  const response = await fetch(url, { signal: controller.signal })
  // After a plain 404 Iconify would ask no other source, and another one may have the set.
  if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
  return response
})

/** Loads an icon such as "lucide:rocket" from the first source that answers; those asked for at the same time come together. */
export async function loadIcon(name: string): Promise<IconData | undefined> {
  const icon = hasSources ? await askSources(name).catch(() => undefined) : undefined
  if (icon && isSafeDrawing(icon.body)) return toIconData(name, icon)
  if (process.env.NODE_ENV === 'development' && !told.has(name)) {
    told.add(name)
    console.warn(
      `No source has the icon "${name}". Correct the name, or add its set. Sources: ${iconSources().join(', ')}.`,
    )
  }
  return undefined
}
