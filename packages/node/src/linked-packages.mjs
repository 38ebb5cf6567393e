import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Packages of this project. */
const OWN_PACKAGE = /^@galley\//
const INSTALLED = /[\\/]node_modules[\\/]/

/**
 * An esbuild plugin that bundles our packages where `packages: 'external'` leaves out all others. In the workspace they are linked, and their
 * files are TypeScript, which Node cannot load. Installed packages hold JavaScript and stay external.
 * @type {import('esbuild').Plugin}
 */
export const bundleLinkedPackages = {
  name: 'linked-packages',
  setup(bundler) {
    bundler.onResolve({ filter: OWN_PACKAGE }, ({ path, resolveDir }) => {
      const file = createRequire(join(resolveDir, 'index.js')).resolve(path)
      return INSTALLED.test(file) ? undefined : { path: file }
    })
  },
}
