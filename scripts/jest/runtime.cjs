const vm = require('node:vm')
const { default: Runtime } = require('jest-runtime')
const { keepInputs } = require('./passed-suites.cjs')
const { takeInputs } = require('./record-inputs.cjs')

/**
 * The private object of Jest 30.5 that compiles modules.
 * @typedef {object} Executor
 * @property {(source: string, filename: string) => unknown} compile returns the function that runs a module
 * @property {string[]} injectedModuleParameters names of that function's parameters
 * @property {{ getVmContext: () => vm.Context | null }} environment
 */

/**
 * The compiled modules of this worker, by file.
 * @type {Map<string, { source: string, script: vm.Script }>}
 */
const compiled = new Map()

/** @param {string} source @param {string[]} parameters @param {string} filename */
function compileOnce(source, parameters, filename) {
  const known = compiled.get(filename)
  if (known?.source === source) return known.script
  const opening = `(function(${parameters.join()}){`
  const script = new vm.Script(`${opening}${source}\n})`, { filename, columnOffset: -opening.length })
  compiled.set(filename, { source, script })
  return script
}

exports.__esModule = true
/**
 * Extends Jest's module runtime by a compile cache for all suites of a worker, and by a record of the files that a suite read. Jest itself compiles
 * every module again for each suite, because it passes `importModuleDynamically`, which turns off V8's cache. The transform of this project
 * leaves no dynamic imports.
 */
exports.default = class extends Runtime {
  /** @param {ConstructorParameters<typeof Runtime>} options */
  constructor(...options) {
    super(...options)
    const [, , , , files, , suite] = options
    this.suite = suite
    /** Sources of all modules of the suite, by file. */
    this.files = files
    const { executor } = /** @type {{ executor?: Partial<Executor> }} */ (/** @type {unknown} */ (this))
    const { compile, environment, injectedModuleParameters } = executor ?? {}
    // A Jest with other private fields compiles without the cache.
    if (!executor || !compile || !environment || !injectedModuleParameters) return
    executor.compile = (source, filename) => {
      const context = environment.getVmContext()
      if (context === null) return null
      try {
        return /** @type {unknown} */ (compileOnce(source, injectedModuleParameters, filename).runInContext(context))
      } catch {
        // Lets Jest report the error, because its message has more details.
        return compile.call(executor, source, filename)
      }
    }
  }

  /** @override */
  teardown() {
    keepInputs(this.suite, takeInputs(this.files.keys()))
    super.teardown()
  }
}
