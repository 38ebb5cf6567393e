import { createRequire } from 'node:module'
import { join } from 'node:path'

/** Packages of this project. */
export const OWN_PACKAGE = /^@galley\//
/** Matches files of other installed packages. Ours are TypeScript, linked or installed, so they are compiled like the code of the site. */
export const OTHER_PACKAGE = /[\\/]node_modules[\\/](?!@galley[\\/])(?!.*[\\/]node_modules[\\/])/

/**
 * Returns the file that an import of one of our packages leads to.
 * @param {import('esbuild').OnResolveArgs} request
 */
export const resolveOwnPackage = ({ path, resolveDir }) => createRequire(join(resolveDir, 'index.js')).resolve(path)

/**
 * An esbuild plugin that bundles our packages where `packages: 'external'` leaves out all others: their files are TypeScript, which Node cannot
 * load.
 * @type {import('esbuild').Plugin}
 */
export const bundleLinkedPackages = {
  name: 'linked-packages',
  setup(bundler) {
    bundler.onResolve({ filter: OWN_PACKAGE }, (request) => ({ path: resolveOwnPackage(request) }))
  },
}
