import { findPageNodes } from '@galley/core/collections'
import type { ColorPreference } from '@galley/core/color-mode'
import { site } from '@galley/site'
import { collections } from '@galley/site/collections'
import type { GatsbyNode } from 'gatsby'
import { findDarkFills } from './dark-fills'

/** The forced modes by path. */
const forcedModes = new Map<string, ColorPreference>()

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  for (const problem of findDarkFills(site.colors)) reporter.warn(problem)
}

// Runs before pages are created, so that pages of content and of code get their mode.
export const createPages: GatsbyNode['createPages'] = ({ getNodesByType, reporter }) => {
  forcedModes.clear()
  for (const { path, colorMode } of findPageNodes(Object.values(collections), getNodesByType)) {
    if (colorMode) forcedModes.set(path, colorMode)
    if (colorMode === 'system')
      reporter.warn(
        `The page ${path} cannot force the colour mode "${colorMode}", which is the reader's choice anyway. Write "light" or "dark", or take "colorMode" out of its front matter.`,
      )
  }
}

export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const colorMode = forcedModes.get(page.path)
  if (colorMode === page.context?.['colorMode']) return
  actions.deletePage(page)
  actions.createPage({ ...page, context: { ...page.context, colorMode } })
}
