// Records in a worker of Jest which files of the project a suite reads, so that later runs can skip a suite whose files have not changed.
const childProcess = require('node:child_process')
const fs = require('node:fs')
const path = require('node:path')
const { fileURLToPath } = require('node:url')
const workerThreads = require('node:worker_threads')

const root = path.resolve(__dirname, '../..')
const READERS =
  /^(access|copyFile|cp|createReadStream|existsSync|lstat|open|opendir|readFile|readdir|readlink|realpath|stat)(Sync)?$/
const STARTERS = /^(exec|execFile|fork|spawn)(Sync)?$/
/** Packages with native code that reads files, which cannot be recorded. */
const NATIVE = /node_modules\/(@rspack|lmdb|sharp)\//
/** Folders whose contents depend on more than the files of the project. */
const BUILT = /^(\.cache|\.git|public)(\/|$)/
/** Files and folders that are not sources. Includes the project's own folder (`''`), because builds change its list of files during a run. */
const FOREIGN = /^$|^\.\.|(^|\/)node_modules(\/|$)|^test-results/

/**
 * The inputs of a suite.
 * @typedef {object} SuiteInputs
 * @property {string[]} files paths in the project: modules, other files, folders, and missing files
 * @property {boolean} hasProcesses true if it starts processes or threads, whose reads are not recorded
 * @property {boolean} isFixed false if it reads builds or the Git history
 */

/** @type {Set<string>} */
let files = new Set()
let hasProcesses = false
let isFixed = true

/** @param {unknown} file the first argument of a function of `node:fs` */
function note(file) {
  if (typeof file !== 'string' && !(file instanceof URL)) return
  const name = path.relative(root, path.resolve(file instanceof URL ? fileURLToPath(file) : file))
  if (BUILT.test(name)) isFixed = false
  else if (!FOREIGN.test(name)) files.add(name)
}

/** @param {object} owner @param {RegExp} names @param {(argument: unknown) => void} onCall */
function watch(owner, names, onCall) {
  for (const [name, original] of Object.entries(owner)) {
    if (!names.test(name) || typeof original !== 'function') continue
    /** @type {ProxyHandler<Function>} */
    const handler = {
      apply(target, self, values) {
        onCall(values[0])
        return /** @type {unknown} */ (Reflect.apply(target, self, values))
      },
      construct(target, values) {
        onCall(values[0])
        return /** @type {object} */ (Reflect.construct(target, values))
      },
    }
    Reflect.set(owner, name, new Proxy(original, handler))
  }
}

const noteProcess = () => {
  hasProcesses = true
}
watch(fs, READERS, note)
watch(fs.promises, READERS, note)
watch(childProcess, STARTERS, noteProcess)
watch(workerThreads, /^Worker$/, noteProcess)

/**
 * Returns the inputs since the last call.
 * @param {Iterable<string>} modules absolute paths
 * @returns {SuiteInputs}
 */
exports.takeInputs = (modules) => {
  for (const file of modules) {
    note(file)
    if (NATIVE.test(file)) hasProcesses = true
  }
  const inputs = { files: [...files].sort(), hasProcesses, isFixed }
  files = new Set()
  hasProcesses = false
  isFixed = true
  return inputs
}
