// Records the files with which each unit suite passed, so that a run leaves out unchanged suites. Jest calls the export as its filter.
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const path = require('node:path')

/**
 * @typedef {import('./record-inputs.cjs').SuiteInputs} SuiteInputs
 * @typedef {{ inputs: SuiteInputs, digest: string }} Pass
 */

const root = path.resolve(__dirname, '../..')
const folder = path.join(root, 'node_modules/.cache/passed-suites')
/** Folders from which child processes and threads of suites read. */
const PROCESS_FOLDERS = ['packages', 'plugins', 'src', 'static']
/** Files that child processes and threads of suites do not load: tests and components. */
const NOT_FOR_PROCESSES = /\.test\.ts$|\.tsx$/
/** Inputs of every suite, in addition to the version of Node. */
const COMMON = ['package.json', 'package-lock.json', 'tsconfig.json', 'scripts/jest']

/** @param {string} name a file or folder of the project, perhaps absent */
function findStat(name) {
  try {
    return fs.statSync(path.join(root, name))
  } catch {
    // The file is missing, or its parent is not a folder.
    return undefined
  }
}

/** @param {string} name a file or folder of the project @returns {string[]} all files in it */
function listFiles(name) {
  if (!findStat(name)?.isDirectory()) return [name]
  const entries = fs.readdirSync(path.join(root, name), { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .sort()
}

const listProcessInputs = () => PROCESS_FOLDERS.flatMap(listFiles).filter((name) => !NOT_FOR_PROCESSES.test(name))

/** Returns a function that digests the inputs of a suite. Reads each file of the project once. */
function createDigests() {
  /** @type {Map<string, string>} */
  const known = new Map()
  const common = COMMON.flatMap(listFiles)
  /** @type {string[] | undefined} */
  let processInputs
  /** @param {string} name */
  const read = (name) => {
    const stat = findStat(name)
    if (!stat) return 'absent'
    if (stat.isDirectory()) return listFiles(name).join('\n')
    return createHash('sha256')
      .update(fs.readFileSync(path.join(root, name)))
      .digest('hex')
  }
  /** @param {SuiteInputs} inputs */
  return ({ files, hasProcesses }) => {
    if (hasProcesses) processInputs ??= listProcessInputs()
    const hash = createHash('sha256').update(process.version)
    for (const name of new Set([...common, ...files, ...((hasProcesses && processInputs) || [])])) {
      const digest = known.get(name) ?? read(name)
      known.set(name, digest)
      hash.update(`${name}\0${digest}\0`)
    }
    return hash.digest('hex')
  }
}

/** @param {string} suite an absolute path */
const recordOf = (suite) => path.join(folder, `${path.relative(root, suite).replaceAll(path.sep, '+')}.json`)

/** @param {string} suite */
function readPass(suite) {
  if (!fs.existsSync(recordOf(suite))) return undefined
  return /** @type {Pass} */ (JSON.parse(fs.readFileSync(recordOf(suite), 'utf8')))
}

/** @param {string} suite @param {Pass} pass */
const writePass = (suite, pass) => fs.writeFileSync(recordOf(suite), JSON.stringify(pass))

/** The number of suites that the last call of the filter left out. */
let unchanged = 0

/** @param {string[]} suites absolute paths of all suites that Jest would run */
function selectSuites(suites) {
  const digestOf = createDigests()
  const filtered = suites.filter((suite) => {
    const pass = readPass(suite)
    return !pass?.inputs.isFixed || digestOf(pass.inputs) !== pass.digest
  })
  unchanged = suites.length - filtered.length
  return { filtered }
}

/**
 * Stores the inputs of a suite until its result is known. The worker of the suite calls this function.
 * @param {string} suite
 * @param {SuiteInputs} inputs
 */
function keepInputs(suite, inputs) {
  fs.mkdirSync(folder, { recursive: true })
  writePass(suite, { inputs, digest: '' })
}

/**
 * Records suites that passed. Skips suites with a file that was saved during the run, because they may have read the old file.
 * @param {string[]} suites
 * @param {number} start start of the run, in milliseconds since 1970
 */
function rememberPasses(suites, start) {
  const digestOf = createDigests()
  /** @param {string} name */
  const isOlder = (name) => (findStat(name)?.mtimeMs ?? 0) < start
  for (const suite of suites) {
    const inputs = readPass(suite)?.inputs
    if (inputs?.files.every(isOlder)) writePass(suite, { inputs, digest: digestOf(inputs) })
  }
}

module.exports = Object.assign(selectSuites, { keepInputs, rememberPasses, countUnchanged: () => unchanged })
