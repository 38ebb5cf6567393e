import { fileURLToPath } from 'node:url'

export { findTool, run, runCommand, runTool } from '../packages/cli/src/run.mjs'

/** The project's folder, with a trailing slash. */
export const projectFolder = fileURLToPath(new URL('..', import.meta.url))
