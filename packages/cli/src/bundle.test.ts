import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createBuiltSite } from '@galley/testing/built-site.fixture'
import { bundle } from './bundle'

const run = promisify(execFile)
const ROUTES = `import type { ServerRoutes } from '@galley/server/own-routes'
export default (async (app) => void app.get('/api/hello', async () => ({ hello: 'Ada' }))) satisfies ServerRoutes
`

let site: Awaited<ReturnType<typeof createBuiltSite>>
let server: ChildProcess | undefined

beforeAll(async () => {
  site = await createBuiltSite()
  writeFileSync(join(site.projectDir, 'package.json'), '{}')
  mkdirSync(join(site.projectDir, 'src'))
  writeFileSync(join(site.projectDir, 'src/server-routes.ts'), ROUTES)
})

afterAll(async () => {
  server?.kill('SIGKILL')
  await site.remove()
})

test.each([
  ['a missing name', [], 'Name the folder to write, such as "galley bundle ../bundle".'],
  ['a folder with files', [__dirname], `The folder "${__dirname}" is not empty. Delete it, or name another folder.`],
])('reports %s', async (_, words, message) => {
  await expect(bundle(words)).rejects.toThrow(message)
})

test('writes a site that Node serves without the project, and that stops on SIGTERM', async () => {
  await run(process.execPath, [join(__dirname, 'galley.mjs'), 'bundle', 'bundle'], { cwd: site.projectDir })
  const folder = join(site.projectDir, 'bundle')
  rmSync(join(site.projectDir, 'public'), { recursive: true })
  rmSync(join(site.projectDir, 'src'), { recursive: true })
  const child = spawn(process.execPath, [join(folder, 'serve.js')], {
    cwd: '/',
    env: { PORT: '0', LOG_LEVEL: 'silent' },
  })
  server = child
  const exit = new Promise((resolve) => child.on('exit', resolve))
  const origin = await new Promise<string>((resolve) => {
    child.stdout.on('data', (part: Buffer) => {
      const port = /localhost:(\d+)/.exec(part.toString())?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
  const text = async (path: string) => (await fetch(origin + path)).text()
  expect(await text('/docs/install')).toContain('<h1>Install</h1>')
  expect(await text('/api/hello')).toBe('{"hello":"Ada"}')
  expect(await text('/get-started')).toContain('<h1>Install</h1>')
  child.kill('SIGTERM')
  expect(await exit).toBe(0)
  const preview = run(process.execPath, [join(folder, 'serve.js')], { env: { PORT: '0', PREVIEW: 'on' } })
  const stderr = 'A bundle contains no previews. Leave out PREVIEW=on, or serve with "galley serve".\n'
  await expect(preview).rejects.toMatchObject({ code: 1, stderr })
}, 60_000)
