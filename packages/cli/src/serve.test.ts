import { spawn, type ChildProcess } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { createBuiltSite } from '@galley/testing/built-site.fixture'

const running: ChildProcess[] = []
let site: Awaited<ReturnType<typeof createBuiltSite>>

beforeAll(async () => {
  site = await createBuiltSite()
})

afterAll(async () => {
  for (const child of running.splice(0)) child.kill('SIGKILL')
  await site.remove()
})

/** Runs the server as its own process in the built project. */
function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [join(__dirname, 'galley.mjs'), 'serve'], {
    cwd: site.projectDir,
    env: { PATH: process.env['PATH'], LOG_LEVEL: 'info', ...env },
  })
  running.push(child)
  let output = ''
  const collect = (part: Buffer) => void (output += part.toString())
  child.stdout.on('data', collect)
  child.stderr.on('data', collect)
  return {
    child,
    output: () => output,
    exit: new Promise<number | null>((resolve) => child.on('exit', resolve)),
    origin: new Promise<string>((resolve) => {
      child.stdout.on('data', () => {
        const port = / is on http:\/\/localhost:(\d+)$/m.exec(output)?.[1]
        if (port) resolve(`http://127.0.0.1:${port}`)
      })
    }),
  }
}

describe('a server', () => {
  let server: ReturnType<typeof start>
  let origin: string

  beforeAll(async () => {
    server = start({ PORT: '0' })
    origin = await server.origin
  })

  test('reports a port in use', async () => {
    const port = Number(new URL(origin).port)
    const second = start({ PORT: String(port) })
    expect(await second.exit).toBe(1)
    expect(second.output()).toContain(
      `Port ${port} is in use. Stop the program that uses the port, or choose another port with PORT, such as PORT=${port + 1}.`,
    )
  })

  test('prints its URL, logs requests, and stops on SIGTERM', async () => {
    expect((await fetch(`${origin}/docs/install`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.exit).toBe(0)
    // The process reads the settings of this repository's site.
    expect(server.output()).toMatch(new RegExp(`^\\S.* is on http://localhost:${new URL(origin).port}$`, 'm'))
    expect(server.output()).toMatch(/"method":"GET","path":"\/docs\/install","status":200,"ms":\d+/)
  })
})

test('reports a missing build with the remedy', async () => {
  await rm(join(site.projectDir, 'public'), { recursive: true })
  const server = start({ PORT: '0' })
  expect(await server.exit).toBe(1)
  expect(server.output()).toBe('There is no build in public/. Run `npx galley build` first.\n')
})
