import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Packages of this project. */
export const OWN_PACKAGE = /^@galley\//
const INSTALLED = /[\\/]node_modules[\\/]/

/**
 * Returns the file that an import of one of our packages leads to.
 * @param {import('esbuild').OnResolveArgs} request
 */
export const resolveOwnPackage = ({ path, resolveDir }) => createRequire(join(resolveDir, 'index.js')).resolve(path)

/**
 * An esbuild plugin that bundles our packages where `packages: 'external'` leaves out all others. In the workspace they are linked, and their
 * files are TypeScript, which Node cannot load. Installed packages hold JavaScript and stay external.
 * @type {import('esbuild').Plugin}
 */
export const bundleLinkedPackages = {
  name: 'linked-packages',
  setup(bundler) {
    bundler.onResolve({ filter: OWN_PACKAGE }, (request) => {
      const file = resolveOwnPackage(request)
      return INSTALLED.test(file) ? undefined : { path: file }
    })
  },
}
