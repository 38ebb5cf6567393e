import { existsSync } from 'node:fs'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { runGatsbyBuild } from './run-gatsby-build'

const { at: path, write } = createTestFolder()

/** A project whose "gatsby" is this script. */
function install(script: string) {
  write('node_modules/gatsby/package.json', '{"bin":{"gatsby":"./cli.js"}}')
  write('node_modules/gatsby/cli.js', script)
}

const run = (signal = new AbortController().signal) =>
  runGatsbyBuild({ cwd: path(), env: { PATH: process.env['PATH'], GATSBY_COLOR: 'red' }, signal, readable: [] })

test('returns the exit code and both streams of "gatsby build", which gets only the given environment', async () => {
  install(
    'console.log(process.argv[2], process.cwd(), JSON.stringify(Object.keys(process.env).sort())); console.error("broken"); process.exitCode = 3',
  )
  const { code, log } = await run()
  expect(code).toBe(3)
  expect(log).toContain(`build ${path()} ["GATSBY_COLOR","PATH"]`)
  expect(log).toContain('broken')
})

test('keeps the end of an endless log', async () => {
  install('console.log("first"); for (let n = 0; n < 5000; n++) console.log("x".repeat(100)); console.log("last")')
  const { log } = await run()
  expect(log).not.toContain('first')
  expect(log.endsWith('last\n')).toBe(true)
  expect(log.length).toBeLessThanOrEqual(64_000)
})

test('the signal kills the build and everything that it started', async () => {
  install(`
    const { spawn } = require('node:child_process')
    spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'inherit' })
    console.log('half done')
    setTimeout(() => require('node:fs').writeFileSync('started', ''), 100)
    setInterval(() => {}, 1000)
  `)
  const stop = new AbortController()
  const running = run(stop.signal)
  while (!existsSync(path('started'))) await new Promise((resolve) => setTimeout(resolve, 20))
  stop.abort()
  // The run ends only when the spawned process has ended too, because both write to the same stream.
  expect(await running).toEqual({ code: null, log: 'half done\n' })
})

test('starts nothing if the signal is already aborted', async () => {
  install('require("node:fs").writeFileSync("ran", "")')
  await expect(run(AbortSignal.abort())).rejects.toThrow()
})
