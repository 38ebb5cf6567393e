import { buildGraphqlTypes, type Collection, definePages, type PagePreset } from '@galley/core/collections'
import * as presets from '@galley/core/presets'
import { collections } from '@galley/site/collections'
import type { Actions } from 'gatsby'
import { TYPE_NAME as FAULTY_TYPE } from './files-with-problems'

type Preset = PagePreset<Record<string, never>>

/**
 * Adds presets without files for the types that a site does not have. The theme's fragments and queries select fields of these types, and Gatsby
 * checks all of them.
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
    """A folder of content, from its .navigation.yml."""
    type NavigationFolder implements Node @dontInfer {
      """Path of the folder, with which the paths of its pages begin."""
      path: String!
      """Path of the folder below content/, with order numbers."""
      stem: String!
      """True hides the folder and its pages from navigation."""
      hidden: Boolean!
      """Title, icon and flags."""
      config: JSON!
    }

    """A content file with problems. \`gatsby develop\` shows the problems; a build fails."""
    type ${FAULTY_TYPE} implements Node @dontInfer {
      """Path of its page; null for a file without a page."""
      path: String
      """True if the file cannot be shown. Its page is the last good version, if there is one."""
      isBroken: Boolean!
      """False if its path shows only the problems."""
      hasPage: Boolean!
      """The problems, each with file, line, column and message."""
      problems: JSON!
    }
  `)
}
