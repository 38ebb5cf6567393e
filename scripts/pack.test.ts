import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listPublicPackages } from './pack.mjs'

interface Manifest {
  name?: string
  private?: boolean
  exports?: Record<string, string>
  bin?: Record<string, string>
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  peerDependenciesMeta?: Record<string, { optional?: boolean }>
}

const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as unknown
const folders = listPublicPackages()
const manifests = folders.map((folder) => ({
  folder,
  manifest: readJson(`${folder}/package.json`) as Manifest,
}))
const { engines } = readJson('package.json') as { engines: object }

test.each(manifests)('$folder has the fields and the README that a published package needs', ({ folder, manifest }) => {
  expect(manifest).toMatchObject({
    license: 'MIT',
    repository: { directory: folder },
    engines,
    files: expect.arrayContaining(['!**/*.{test,fixture}.*']) as string[],
  })
  expect(existsSync(join(folder, 'README.md'))).toBe(true)
})

test.each(manifests)('$folder exports files that it publishes', ({ folder, manifest }) => {
  const files = Object.values({ ...manifest.exports, ...manifest.bin })
  expect(files.filter((file) => /\.(test|fixture)\./.test(file) || !existsSync(join(folder, file)))).toEqual([])
})

// The folder `src` of each site is the package `@galley/site`, so no package can contain its own copy.
test('every package that imports the site has the site as a peer dependency', () => {
  expect(manifests.filter(({ manifest }) => manifest.dependencies?.['@galley/site'])).toEqual([])
})

/** Lists the packages that are installed with `name`, by the lock file. */
function listInstalled(name: string) {
  const { packages } = readJson('package-lock.json') as {
    packages: Record<string, Manifest & { resolved?: string; link?: boolean }>
  }
  const find = (folder: string, dependency: string): string | undefined => {
    const path = join(folder, 'node_modules', dependency)
    if (packages[path]) return packages[path].link ? packages[path].resolved : path
    return folder === '' ? undefined : find(folder.replace(/(^|\/)[^/]+$/, ''), dependency)
  }
  const found = new Set<string>()
  const add = (path: string | undefined) => {
    if (path === undefined || found.has(path)) return
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = packages[path]!
    const peers = Object.keys(peerDependencies ?? {}).filter((peer) => !peerDependenciesMeta?.[peer]?.optional)
    for (const each of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) add(find(path, each))
  }
  add(find('', name))
  return [...found].map((path) => packages[path]!.name ?? path.replace(/^.*node_modules\//, ''))
}

test('a server installs nothing that only a build or a preview needs', () => {
  const installed = listInstalled('@galley/cli')
  expect(installed).toEqual(expect.arrayContaining(['@galley/server', 'fastify', 'react-dom']))
  expect(
    installed.filter((name) => /^(gatsby|gatsby-.+|webpack|sharp|mermaid|@rspack\/.+|@swc\/.+|typescript)$/.test(name)),
  ).toEqual([])
  expect(installed.filter((name) => name.startsWith('@galley/')).sort()).toEqual([
    '@galley/cli',
    '@galley/core',
    '@galley/node',
    '@galley/query',
    '@galley/search-engine',
    '@galley/server',
    '@galley/site',
    '@galley/tokens',
  ])
})
