// Loaded with `node --import` before Gatsby, for what happens before Gatsby knows any plugin.
import '@galley/node/typescript'
import { compileFiles } from './compile-gatsby-files.mjs'
import { limitGarbage } from './limit-garbage.mjs'
import { applyPatch } from './patch.mjs'

// Processes that Gatsby starts would repeat each warning.
const reporter = process.send ? { warn: () => undefined } : console

applyPatch(limitGarbage, reporter)
// A worker of Gatsby finds the files compiled, and has to load Gatsby's modules in its own order.
if (process.env['GATSBY_WORKER_MODULE_PATH'] === undefined) applyPatch(compileFiles, reporter)
