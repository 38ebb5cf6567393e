import { execFileSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import selectSuites, { keepInputs, rememberPasses } from './passed-suites.cjs'
import type { SuiteInputs } from './record-inputs.cjs'

const SUITE = join(__dirname, 'imagined.test.ts')
const RECORD = join(__dirname, '../../node_modules/.cache/passed-suites/scripts+jest+imagined.test.ts.json')
const { at, write } = createTestFolder()

beforeEach(() => write('read.txt', 'first'))
afterEach(() => rmSync(RECORD, { force: true }))

/** Lets the suite pass after it has read the file and the folder. */
function pass(inputs: Partial<SuiteInputs> = {}, start = Date.now() + 1000) {
  const files = [at('read.txt'), at(), at('read.txt/index.ts')].map((name) => relative(process.cwd(), name))
  keepInputs(SUITE, { files, hasProcesses: false, isFixed: true, ...inputs })
  rememberPasses([SUITE], start)
}

const isRun = () => selectSuites([SUITE]).filtered.length === 1

test('runs a suite that never passed', () => {
  expect(isRun()).toBe(true)
  keepInputs(SUITE, { files: [], hasProcesses: false, isFixed: true })
  expect(isRun()).toBe(true)
})

test('leaves out a passed suite until a file that it read changes, appears or disappears', () => {
  pass()
  expect(isRun()).toBe(false)
  write('read.txt', 'second')
  expect(isRun()).toBe(true)
  pass()
  write('other.txt')
  expect(isRun()).toBe(true)
  pass()
  rmSync(at('read.txt'))
  expect(isRun()).toBe(true)
})

test('runs a suite again if a file was saved during its run, or if it read a build', () => {
  pass({}, Date.now() - 60_000)
  expect(isRun()).toBe(true)
  pass({ isFixed: false })
  expect(isRun()).toBe(true)
})

test('records reads, processes, threads and builds', () => {
  const record = (code: string) => {
    const recorder = join(__dirname, 'record-inputs.cjs')
    const script = `const { takeInputs } = require(${JSON.stringify(recorder)}); const fs = require('node:fs'); ${code}
      console.log(JSON.stringify(takeInputs(['README.md', 'node_modules/zod/index.js'])))`
    return JSON.parse(execFileSync(process.execPath, ['-e', script], { encoding: 'utf8' })) as SuiteInputs
  }
  const reads = "fs.readFileSync('package.json'); fs.existsSync('none'); fs.readdirSync('docs'); fs.realpathSync('.')"
  const files = ['README.md', 'docs', 'none', 'package.json']
  expect(record(reads)).toEqual({ files, hasProcesses: false, isFixed: true })
  expect(record("void fs.promises.stat('tsconfig.json')").files).toContain('tsconfig.json')
  expect(record("fs.existsSync('public/index.html')").isFixed).toBe(false)
  expect(record("require('node:child_process').spawnSync('true')").hasProcesses).toBe(true)
  expect(record("new (require('node:worker_threads').Worker)('', { eval: true })").hasProcesses).toBe(true)
})
