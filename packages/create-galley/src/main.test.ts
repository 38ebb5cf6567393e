import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFolder } from './make-site.fixture'

const run = (cwd: string, ...words: string[]) =>
  spawnSync(process.execPath, [join(__dirname, 'main.mjs'), ...words], { cwd, encoding: 'utf8' })

test('makes a site from options and defaults without a terminal', () => {
  const cwd = makeFolder()
  const { status, stdout } = run(cwd, 'my-site', '--no-install', '--no-git', '--areas', 'blog')
  expect(stdout).toContain('My site is in my-site. What to do next:\n\n     cd my-site\n     npm install\n')
  expect(status).toBe(0)
  expect(readFileSync(join(cwd, 'my-site/src/site.ts'), 'utf8')).toContain("  name: 'My site',\n")
  expect(existsSync(join(cwd, 'my-site/content/blog/index.yml'))).toBe(true)
  expect(existsSync(join(cwd, 'my-site/.git'))).toBe(false)

  const again = run(cwd, 'my-site', '--no-install', '--no-git')
  expect(again.status).toBe(1)
  expect(again.stderr).toMatch(/^The folder "my-site" is not empty: it has .+\. Name another folder/)
})

test('adds the files of a host to an existing site, and keeps files that exist', () => {
  const cwd = makeFolder()
  run(cwd, 'my-site', '--no-install', '--no-git', '--url', 'https://docs.acme.example')
  const read = (file: string) => readFileSync(join(cwd, 'my-site', file), 'utf8')
  const settings = read('src/site.ts')
  const { status, stdout } = run(join(cwd, 'my-site'), '.', '--host', 'caddy')
  expect(status).toBe(0)
  expect(stdout).toMatch(/^added .*Caddyfile\n(added .*\n)*\n1\. On the server, create \/srv\/my-site for/m)
  expect(read('deploy/Caddyfile')).toContain('\ndocs.acme.example {\n\troot * /srv/my-site/public\n')
  expect(read('src/site.ts')).toBe(settings)

  const again = run(cwd, 'my-site', '--host', 'nginx')
  expect(again.stdout).toContain('kept .github/workflows/deploy.yml, which exists already\n')
  expect(read('.github/workflows/deploy.yml')).toContain('galley host caddy')
  expect(run(cwd, 'my-site', '--host', 'cady').stderr).toMatch(
    /^--host: There is no host "cady"\. Did you mean "caddy"\?/,
  )
})

test('reports all invalid answers, and writes nothing', () => {
  const cwd = makeFolder()
  const { status, stderr } = run(cwd, 'my-site', '--url', 'acme', '--color', 'orang')
  expect(stderr).toMatch(/^--url: The URL "acme" .+\n--color: There is no colour "orang"\. Did you mean "orange"\?/)
  expect(status).toBe(1)
  expect(readdirSync(cwd)).toEqual([])
})

test.each([
  [[], 'Name the folder of the new site, such as my-site.\n'],
  [['my', 'site'], 'Name only one folder: remove "site", or write texts with spaces in quotation marks.\n'],
])('reports the error in the arguments %j', (words, message) => {
  expect(run(makeFolder(), ...words).stderr).toBe(message)
})
