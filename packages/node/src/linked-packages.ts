import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { OnResolveArgs, Plugin } from 'esbuild'

/** Matches Galley's packages. */
export const OWN_PACKAGE = /^@galley\//
const VENDOR = /[\\/]node_modules[\\/](?!@galley[\\/])/

/** True for a file of the site or of Galley's packages, which are TypeScript even when they are installed. */
export const isOwnCode = (file: string) => !VENDOR.test(file)

/** Returns the file of an import of one of Galley's packages. */
export const resolveOwnPackage = ({ path, resolveDir }: OnResolveArgs) =>
  createRequire(join(resolveDir, 'index.js')).resolve(path)

/** An esbuild plugin that bundles Galley's packages despite `packages: 'external'`. */
export const bundleLinkedPackages: Plugin = {
  name: 'linked-packages',
  setup(bundler) {
    bundler.onResolve({ filter: OWN_PACKAGE }, (request) => ({ path: resolveOwnPackage(request) }))
  },
}
