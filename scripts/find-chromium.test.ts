import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { findChromium } from './find-chromium.mjs'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chromium-'))
})

afterEach(() => {
  rmSync(folder, { recursive: true })
})

function addProgram(name: string, mode = 0o755) {
  writeFileSync(join(folder, name), '', { mode })
  return join(folder, name)
}

it('prefers the browser of CHROME_PATH to browsers on the PATH', async () => {
  addProgram('chromium')
  const chosen = addProgram('my-chrome')
  await expect(findChromium({ CHROME_PATH: chosen, PATH: folder })).resolves.toBe(chosen)
})

it('throws if CHROME_PATH names no program, even with a browser on the PATH', async () => {
  addProgram('chromium')
  const missing = join(folder, 'nothing')
  await expect(findChromium({ CHROME_PATH: missing, PATH: folder })).rejects.toThrow(`CHROME_PATH is "${missing}"`)
})

it('prefers the headless shell to a browser in an earlier folder of the PATH', async () => {
  addProgram('chromium')
  const other = mkdtempSync(join(folder, 'bin-'))
  const shell = join(other, 'chromium-headless-shell')
  writeFileSync(shell, '', { mode: 0o755 })
  await expect(findChromium({ PATH: [folder, other].join(delimiter) })).resolves.toBe(shell)
})

it('finds a browser on the PATH, and ignores a file that is not executable', async () => {
  addProgram('chromium', 0o644)
  const chrome = addProgram('google-chrome')
  await expect(findChromium({ PATH: ['/nowhere', folder].join(delimiter) })).resolves.toBe(chrome)
})
