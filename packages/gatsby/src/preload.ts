// Applies the patches for steps before Gatsby loads plugins.
import { compileFiles } from './compile-gatsby-files'
import { limitGarbage } from './limit-garbage'
import { applyPatch } from './patch'

// Gatsby's child processes would repeat each warning.
const reporter = process.send ? { warn: () => undefined } : console

applyPatch(limitGarbage, reporter)
// A worker of Gatsby does not compile these files, and must load Gatsby's modules in its own order.
if (process.env['GATSBY_WORKER_MODULE_PATH'] === undefined) applyPatch(compileFiles, reporter)
