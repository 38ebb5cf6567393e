import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { compileFunction } from 'node:vm'

/** `gatsby/dist/utils/start-server`. Gatsby looks `startServer` up when it starts. */
interface ServerModule {
  startServer: unknown
}

/**
 * Makes Gatsby's development server create its compiler with `createCompiler` instead of webpack. Gatsby's module imports webpack before any
 * plugin runs, so this evaluates the module again with another `require`.
 */
export function replaceServer(requireFromGatsby: NodeJS.Require, createCompiler: (config: never) => unknown) {
  const path = requireFromGatsby.resolve('gatsby/dist/utils/start-server')
  const requireFromServer = createRequire(path)
  const exports: Partial<ServerModule> = {}
  const text = readFileSync(path, 'utf8')
  const run = compileFunction(text, ['exports', 'require'], { filename: path }) as (
    exports: Partial<ServerModule>,
    require: (id: string) => unknown,
  ) => void
  run(exports, (id) => (id === 'webpack' ? createCompiler : requireFromServer(id)))
  Object.assign(requireFromGatsby(path) as ServerModule, exports)
}
