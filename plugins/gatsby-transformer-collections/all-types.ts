import { type Collection, definePages, type PagePreset } from '@galley/core/collections'
import * as presets from '@galley/core/presets'

type Preset = PagePreset<Record<string, never>>

/**
 * Adds the presets whose types a site does not have, without files. The theme's fragments and queries select fields of these types, and
 * Gatsby checks them all.
 */
export function addPresets(collections: Record<string, Collection>): Record<string, Collection> {
  const types = new Set(Object.values(collections).map(({ typeName }) => typeName))
  const missing = Object.entries(presets).flatMap(([name, preset]) =>
    'typeName' in preset && !types.has(preset.typeName)
      ? [[name, definePages({ ...(preset as unknown as Preset), source: [] })] as const]
      : [],
  )
  return { ...Object.fromEntries<Collection>(missing), ...collections }
}
