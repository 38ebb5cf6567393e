import { buildGraphqlTypes, type Collection, definePages, type PagePreset } from '@galley/core/collections'
import * as presets from '@galley/core/presets'
import { collections } from '@galley/site/collections'
import type { Actions } from 'gatsby'
import { TYPE_NAME as FAULTY_TYPE } from './files-with-problems'

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

interface LinkField {
  resolve: (...given: unknown[]) => Promise<unknown[] | null>
}

/** Declares the types of all collections, of folders and of files with problems, and the extension `withoutMissing`. */
export function createTypes(actions: Pick<Actions, 'createFieldExtension' | 'createTypes'>) {
  // `develop` and previews show files with problems, whose lists may refer to missing entries.
  actions.createFieldExtension({
    name: 'withoutMissing',
    extend: (_options: object, { resolve }: LinkField) => ({
      resolve: async (...given: unknown[]) => (await resolve(...given))?.filter(Boolean) ?? [],
    }),
  })
  actions.createTypes(buildGraphqlTypes(addPresets(collections)))
  actions.createTypes(`
    """A folder of content as its .navigation.yml describes it."""
    type NavigationFolder implements Node @dontInfer {
      """Path that the pages in it share."""
      path: String!
      """The folder below content/, order numbers kept."""
      stem: String!
      """True hides the folder and all in it from navigation."""
      hidden: Boolean!
      """Title, icon and flags."""
      config: JSON!
    }

    """A content file that something is wrong with. \`gatsby develop\` shows it; a build that has one fails."""
    type ${FAULTY_TYPE} implements Node @dontInfer {
      """Path of its page; null for a file that makes none."""
      path: String
      """True when the file cannot be shown: its page is the last good version, if there is one."""
      isBroken: Boolean!
      """False when there is nothing to show at its path but the problems."""
      hasPage: Boolean!
      """What is wrong, each with file, line, column and message."""
      problems: JSON!
    }
  `)
}
