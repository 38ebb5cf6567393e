import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { linkPackages } from '@galley/node/link-packages'
import { listFiles } from '@galley/node/list-files'
import { createBuiltSite } from '@galley/testing/built-site.fixture'
import { build } from 'esbuild'
import { listPublicPackages, packPackages } from './pack.mjs'

interface Manifest {
  exports: Record<string, string>
  dependencies?: Record<string, string>
}

/** The time limit of a test. Installing downloads packages, and checking all types takes a minute. */
jest.setTimeout(600_000)

/** Exports that need a window, or queries that Gatsby removes from the code. */
const OF_BROWSERS =
  /^@galley\/(app\/browser$|start\/(analytics\/script|changelog|deferred|inline)$|theme\/page-components\/)/
/** Programs that start when they are imported. */
const PROGRAMS = new Set(['@galley/preview/server/main'])
const MAX_SERVER_BYTES = 150e6

let folder: string
let tarballs: Map<string, string>
let packed: ReturnType<typeof packPackages>
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'packed-'))
  packed = packPackages(join(folder, 'tarballs'))
  tarballs = new Map(packed.map(({ name, filename }) => [name, join(folder, 'tarballs', filename)]))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const at = (...path: string[]) => join(folder, ...path)
const readManifest = (site: string, name: string) =>
  JSON.parse(readFileSync(at(site, 'node_modules', name, 'package.json'), 'utf8')) as Manifest
const writeJson = (file: string, value: object) => writeFileSync(file, JSON.stringify(value))

/** Makes a site in a new folder with the code of this site. */
function createSite(name: string) {
  mkdirSync(at(name))
  cpSync('src', at(name, 'src'), { recursive: true, filter: (file) => !/\.test\.tsx?$/.test(file) })
  writeJson(at(name, 'tsconfig.json'), { extends: '@galley/cli/tsconfig.json', include: ['all.ts', 'src'] })
}

describe('a site with the packed packages', () => {
  let names: string[]

  // Installs the packages, and links all other packages of this project.
  beforeAll(async () => {
    createSite('site')
    writeJson(at('site/package.json'), {})
    await linkPackages('node_modules', at('site'))
    // The workspaces are links: a tarball must not be unpacked into this repository.
    for (const workspace of ['@galley', 'create-galley'])
      rmSync(at('site/node_modules', workspace), { recursive: true, force: true })
    for (const [name, tarball] of tarballs) {
      mkdirSync(at('site/node_modules', name), { recursive: true })
      execFileSync('tar', ['-xzf', tarball, '-C', at('site/node_modules', name), '--strip-components', '1'])
    }
    // Packages of which the repository has another version.
    for (const location of listPublicPackages().filter((folder) => existsSync(join(folder, 'node_modules')))) {
      const { name } = JSON.parse(readFileSync(join(location, 'package.json'), 'utf8')) as { name: string }
      cpSync(join(location, 'node_modules'), at('site/node_modules', name, 'node_modules'), { recursive: true })
    }
    cpSync(at('site/src'), at('site/node_modules/@galley/site'), { recursive: true })
    names = [...tarballs.keys()].flatMap((name) =>
      Object.keys(readManifest('site', name).exports)
        .filter((key) => !key.endsWith('.json'))
        .map((key) => name + key.slice(1)),
    )
    expect(names.length).toBeGreaterThan(200)
  })

  test.each(listPublicPackages())('%s contains all its files except tests and fixtures', (location) => {
    const known = execFileSync('git', ['ls-files'], { cwd: location, encoding: 'utf8' }).trim().split('\n')
    const { name } = JSON.parse(readFileSync(join(location, 'package.json'), 'utf8')) as { name: string }
    const { files } = packed.find((each) => each.name === name)!
    // Packing copies files of this repository into create-galley.
    const own = files.map(({ path }) => path).filter((path) => !path.startsWith('files/'))
    expect(own.sort()).toEqual(
      ['LICENSE', ...known.filter((file) => !/\.(test|fixture)\.|__snapshots__/.test(file))].sort(),
    )
  })

  test('Node imports every export', () => {
    const loaded = names.filter((name) => !OF_BROWSERS.test(name) && !PROGRAMS.has(name))
    writeFileSync(at('site/load.mjs'), loaded.map((name) => `await import('${name}')\n`).join(''))
    const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'load.mjs'], {
      cwd: at('site'),
      encoding: 'utf8',
    })
    expect([status, stderr]).toEqual([0, ''])
  })

  test('a bundler resolves every import of browser code', async () => {
    const { errors } = await build({
      absWorkingDir: at('site'),
      entryPoints: names.filter((name) => OF_BROWSERS.test(name)),
      bundle: true,
      write: false,
      outdir: 'out',
      external: ['gatsby', 'gatsby/*'],
      logLevel: 'silent',
    })
    expect(errors).toEqual([])
  })

  test('the types of all exports are valid', () => {
    // Sites do not import the command.
    const imported = names.filter((name) => !name.startsWith('@galley/cli/'))
    writeFileSync(at('site/all.ts'), imported.map((name) => `import '${name}'\n`).join(''))
    const { stdout } = spawnSync(process.execPath, [require.resolve('typescript/bin/tsc'), '-p', '.'], {
      cwd: at('site'),
      encoding: 'utf8',
    })
    expect(stdout).toBe('')
  })
})

describe('a server without the packages of a build', () => {
  let projectDir: string

  beforeAll(async () => {
    createSite('server')
    const built = await createBuiltSite()
    cpSync(built.projectDir, at('server'), { recursive: true })
    await built.remove()
    projectDir = at('server')
    const needed = new Set(['@galley/cli', '@galley/tokens'])
    for (const name of needed) {
      const { dependencies = {} } = JSON.parse(
        execFileSync('tar', ['-xzOf', tarballs.get(name)!, 'package/package.json'], { encoding: 'utf8' }),
      ) as Manifest
      for (const each of Object.keys(dependencies)) if (tarballs.has(each)) needed.add(each)
    }
    const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
      dependencies: Record<string, string>
    }
    const ofSite = [
      '@iconify-json/lucide',
      '@modelcontextprotocol/server',
      'react',
      'react-dom',
      'styled-components',
    ].map((name) => [name, dependencies[name]] as const)
    writeJson(join(projectDir, 'package.json'), {
      dependencies: {
        ...Object.fromEntries([...needed].map((name) => [name, `file:${tarballs.get(name)}`])),
        '@galley/site': 'file:./src',
        ...Object.fromEntries(ofSite),
      },
    })
    execFileSync('npm', ['install', '--omit=dev', '--prefer-offline', '--ignore-scripts', '--loglevel=error'], {
      cwd: projectDir,
    })
  })

  test('the installation is small', () => {
    const modules = join(projectDir, 'node_modules')
    expect(
      ['gatsby', 'sharp', 'mermaid', 'webpack', '@rspack'].filter((name) => existsSync(join(modules, name))),
    ).toEqual([])
    const bytes = listFiles(modules).reduce((sum, file) => sum + statSync(join(modules, file)).size, 0)
    expect(bytes).toBeLessThan(MAX_SERVER_BYTES)
  })

  test('serves pages, redirects, icons and islands', async () => {
    const server = spawn('npx', ['galley', 'serve'], {
      cwd: projectDir,
      env: { ...process.env, PORT: '0', LOG_LEVEL: 'warn' },
      detached: true,
    })
    let output = ''
    try {
      const origin = await new Promise<string>((resolve, reject) => {
        const collect = (part: Buffer) => {
          output += part.toString()
          const port = / is on http:\/\/localhost:(\d+)$/m.exec(output)?.[1]
          if (port) resolve(`http://127.0.0.1:${port}`)
        }
        server.stdout.on('data', collect)
        server.stderr.on('data', collect)
        server.on('exit', () => reject(new Error(output)))
      })
      const ask = async (path: string) => {
        const answer = await fetch(origin + path, { redirect: 'manual' })
        return [answer.status, answer.headers.get('location') ?? (await answer.text())]
      }
      expect(await ask('/docs/install')).toEqual([200, expect.stringContaining('<h1>Install</h1>')])
      expect(await ask('/get-started')).toEqual([301, '/docs/install#first'])
      expect(await ask('/api/icons/lucide.json?icons=rocket')).toEqual([200, expect.stringContaining('"rocket"')])
      expect(await ask('/_island/server-status.json')).toEqual([200, expect.stringContaining('"html"')])
      expect(output).not.toContain('"level":50')
    } finally {
      process.kill(-server.pid!, 'SIGKILL')
    }
  })

  test('reports the missing package of a build command', () => {
    writeFileSync(join(projectDir, 'gatsby-config.ts'), '')
    const { status, stderr } = spawnSync('npx', ['galley', 'build'], { cwd: projectDir, encoding: 'utf8' })
    expect([status, stderr]).toEqual([1, expect.stringContaining('needs the package gatsby, which is not installed')])
  })
})
