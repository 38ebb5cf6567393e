import { projectFolder, runTool } from './run.mjs'

/** @typedef {import('./run-steps.mjs').Step} Step */

const CRUISED = [
  'src',
  'plugins',
  'packages',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
]

/**
 * A step that runs a tool.
 * @param {string} name
 * @param {[packageName: string, tool: string, ...toolArguments: string[]]} command
 * @param {string} [cwd] the folder to run it in
 * @returns {Step}
 */
export const check = (name, [packageName, tool, ...toolArguments], cwd = projectFolder) => ({
  name,
  run: (onOutput) => runTool(packageName, tool, toolArguments, { cwd, onOutput }),
})

/** @param {string} [cwd] */
export const checkContent = (cwd) => check('content', ['@galley/cli', 'galley', 'check', '--content'], cwd)

/** @param {string} [cwd] */
export const checkTypesAndLint = (cwd) => check('types and lint', ['oxlint', 'oxlint'], cwd)

/** @param {string} [cwd] */
export const checkFormat = (cwd) => check('format', ['oxfmt', 'oxfmt', '--check'], cwd)

/** @param {string} [cwd] */
export const checkImportRules = (cwd) =>
  check('import rules', ['dependency-cruiser', 'depcruise', ...CRUISED, '--config', '.dependency-cruiser.cjs'], cwd)

/** @param {string} [cwd] */
export const checkUnused = (cwd) => check('unused code', ['knip', 'knip', '--cache'], cwd)
