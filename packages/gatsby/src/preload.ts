// For what happens before Gatsby knows any plugin.
import { compileFiles } from './compile-gatsby-files'
import { limitGarbage } from './limit-garbage'
import { applyPatch } from './patch'

// Processes that Gatsby starts would repeat each warning.
const reporter = process.send ? { warn: () => undefined } : console

applyPatch(limitGarbage, reporter)
// A worker of Gatsby finds the files compiled, and has to load Gatsby's modules in its own order.
if (process.env['GATSBY_WORKER_MODULE_PATH'] === undefined) applyPatch(compileFiles, reporter)
