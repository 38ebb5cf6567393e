const { Script } = require('node:vm')
const { default: Runtime } = require('jest-runtime')

/**
 * The modules that a worker has compiled, by file. Jest compiles a module again for each suite that loads it, which takes longer than
 * most suites run.
 * @type {Map<string, { source: string, script: Script }>}
 */
const compiled = new Map()

/**
 * Compiles a module in the form of `vm.compileFunction`, or reuses what an earlier suite compiled.
 * @param {string} source
 * @param {string[]} parameters
 * @param {string} filename
 */
function compileOnce(source, parameters, filename) {
  const known = compiled.get(filename)
  if (known?.source === source) return known.script
  const opening = `(function(${parameters.join()}){`
  const script = new Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length })
  compiled.set(filename, { source, script })
  return script
}

/** Jest's module runtime, with one compile cache for all suites of a worker. */
exports.__esModule = true
exports.default = class extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options)
    const { executor } = this
    const compile = executor.compile.bind(executor)
    executor.compile = (source, filename) => {
      const context = executor.environment.getVmContext()
      if (context === null) return null
      try {
        return compileOnce(source, executor.injectedModuleParameters, filename).runInContext(context)
      } catch {
        // Jest's own errors say more.
        return compile(source, filename)
      }
    }
  }
}
