// `npm run demos:serve`: serves the sites that `npm run demos` has built. The host of a demo begins with its name: http://handbook.localhost:9200.
import { existsSync, readdirSync } from 'node:fs'
import { createServer as createHttpServer } from 'node:http'
import { join } from 'node:path'
import { createServer } from '@galley/server/create-server'
import { readManifest } from '@galley/server/read-manifest'
import { readSettings } from '@galley/server/settings'
import { DEMOS_FOLDER } from './new-site.mjs'
import { runCommand } from './run.mjs'

async function openDemo(name: string) {
  const projectDir = join(DEMOS_FOLDER, name)
  const manifest = await readManifest(projectDir)
  const app = createServer({ publicDir: join(projectDir, 'public'), manifest, projectDir })
  await app.ready()
  return app
}

await runCommand(async () => {
  const names = existsSync(DEMOS_FOLDER) ? readdirSync(DEMOS_FOLDER) : []
  if (names.length === 0) throw new Error('No demos found. Run `npm run demos` first.')
  const { port, host } = readSettings({ ...process.env, PORT: process.env['PORT'] || '9200' })
  const demos = new Map(await Promise.all(names.map(async (name) => [name, await openDemo(name)] as const)))
  const server = createHttpServer((request, response) => {
    const demo = demos.get(request.headers.host?.split('.')[0] ?? '')
    if (demo) demo.routing(request, response)
    else response.writeHead(404).end(`Unknown demo. Demos: ${names.join(', ')}.\n`)
  })
  server.listen(port, host, () => {
    for (const name of names) console.log(`http://${name}.localhost:${port}`)
  })
})
