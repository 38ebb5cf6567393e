import { chmodSync } from 'node:fs'
import { delimiter } from 'node:path'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { findChromium } from './find-chromium.mjs'

const { at, write } = createTestFolder()

function addProgram(name: string, mode = 0o755) {
  write(name)
  chmodSync(at(name), mode)
  return at(name)
}

it('prefers the browser of CHROME_PATH to browsers on the PATH', async () => {
  addProgram('chromium')
  const chosen = addProgram('my-chrome')
  await expect(findChromium({ CHROME_PATH: chosen, PATH: at() })).resolves.toBe(chosen)
})

it('throws if CHROME_PATH names no program, even with a browser on the PATH', async () => {
  addProgram('chromium')
  const missing = at('nothing')
  await expect(findChromium({ CHROME_PATH: missing, PATH: at() })).rejects.toThrow(`CHROME_PATH is "${missing}"`)
})

it('prefers the headless shell to a browser in an earlier folder of the PATH', async () => {
  addProgram('chromium')
  const shell = addProgram('bin/chromium-headless-shell')
  await expect(findChromium({ PATH: [at(), at('bin')].join(delimiter) })).resolves.toBe(shell)
})

it('finds a browser on the PATH, and ignores a file that is not executable', async () => {
  addProgram('chromium', 0o644)
  const chrome = addProgram('google-chrome')
  await expect(findChromium({ PATH: ['/nowhere', at()].join(delimiter) })).resolves.toBe(chrome)
})
