import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { OnResolveArgs, Plugin } from 'esbuild'

/** Packages of this project. */
export const OWN_PACKAGE = /^@galley\//
const VENDOR = /[\\/]node_modules[\\/](?!@galley[\\/])/

/** True for a file of the site or of our packages, which are TypeScript in the workspace and where they are installed. */
export const isOwnCode = (file: string) => !VENDOR.test(file)

/** Returns the file that an import of one of our packages leads to. */
export const resolveOwnPackage = ({ path, resolveDir }: OnResolveArgs) =>
  createRequire(join(resolveDir, 'index.js')).resolve(path)

/** An esbuild plugin that bundles our packages where `packages: 'external'` leaves out all others. */
export const bundleLinkedPackages: Plugin = {
  name: 'linked-packages',
  setup(bundler) {
    bundler.onResolve({ filter: OWN_PACKAGE }, (request) => ({ path: resolveOwnPackage(request) }))
  },
}
