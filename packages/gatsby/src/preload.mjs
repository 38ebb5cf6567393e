// Loaded with `node --import` before Gatsby, for what happens before Gatsby knows any plugin.
import { compileFiles } from './compile-gatsby-files.mjs'
import { limitGarbage } from './limit-garbage.mjs'
import { applyPatch } from './patch.mjs'

// Processes that Gatsby starts would repeat each warning.
const reporter = process.send ? { warn: () => undefined } : console

applyPatch(limitGarbage, reporter)
// Gatsby's own compiler leaves our packages out. In the workspace they are TypeScript, which Node cannot load by itself.
if (!applyPatch(compileFiles, reporter)) {
  const loaders = await Promise.all([import('tsx/cjs/api'), import('tsx/esm/api')])
  for (const { register } of loaders) register()
}
