import { findPageNodes } from '@galley/core/collections'
import type { ColorPreference } from '@galley/core/color-mode'
import { site } from '@galley/site'
import { collections } from '@galley/site/collections'
import type { GatsbyNode } from 'gatsby'
import { findDarkFills } from './dark-fills'
import { readForcedModes } from './forced-modes'

let forcedModes = new Map<string, ColorPreference>()

export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  for (const problem of findDarkFills(site.colors)) reporter.warn(problem)
}

// Runs before pages are created, so that pages of content and of code get their mode.
export const createPages: GatsbyNode['createPages'] = ({ getNodesByType, reporter }) => {
  const { modes, problems } = readForcedModes(findPageNodes(Object.values(collections), getNodesByType))
  forcedModes = modes
  for (const problem of problems) reporter.warn(problem)
}

export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const colorMode = forcedModes.get(page.path)
  if (colorMode === page.context?.['colorMode']) return
  actions.deletePage(page)
  actions.createPage({ ...page, context: { ...page.context, colorMode } })
}
