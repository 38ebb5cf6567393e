import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { basename, dirname, join, resolve } from 'node:path'
import { SERVER_MANIFEST_FILE } from '@galley/core/server-manifest'
import { listComponentFiles } from '@galley/node/list-code-files'
import { listCodeFiles, listUnusedPackages, THREAD_MODULES } from '@galley/server/bundle-parts'
import { readManifest } from '@galley/server/read-manifest'
import { build } from 'esbuild'

const ICON_SET = /^@iconify-json\//

/** Lists the modules of a site that the server finds by their names: islands and endpoints. */
function listSiteModules(projectDir: string) {
  const islands = listComponentFiles(join(projectDir, 'src/islands')).map((name) => `src/islands/${name}.tsx`)
  const files = [...islands, 'src/server-routes.ts'].filter((file) => existsSync(join(projectDir, file)))
  return Object.fromEntries(files.map((file) => [file.replace(/\.tsx?$/, ''), join(projectDir, file)]))
}

/** Compiles the server with the packages and modules that it imports. */
async function compileServer(projectDir: string, folder: string) {
  await build({
    absWorkingDir: projectDir,
    outdir: folder,
    entryPoints: { serve: join(__dirname, 'serve-bundle.ts'), ...THREAD_MODULES, ...listSiteModules(projectDir) },
    bundle: true,
    // Modules that several entries import, such as React, must exist once.
    splitting: true,
    format: 'esm',
    platform: 'node',
    // Resolves the same exports as Node.
    conditions: [],
    define: {
      'process.env.NODE_ENV': '"production"',
      __dirname: 'import.meta.dirname',
      __filename: 'import.meta.filename',
    },
    // CommonJS packages in the bundle call require() for modules of Node.
    banner: { js: "import { createRequire as from } from 'node:module'; const require = from(import.meta.url)" },
    external: ['@galley/preview', '@napi-rs/nice', ...listUnusedPackages()],
    logLevel: 'error',
  })
  for (const file of listCodeFiles()) await cp(file, join(folder, basename(file)))
}

/** Copies the icon sets of the site, and writes the `package.json` that names them. */
async function copyIconSets(projectDir: string, folder: string) {
  const file = join(projectDir, 'package.json')
  const { dependencies = {} } = JSON.parse(readFileSync(file, 'utf8')) as { dependencies?: Record<string, string> }
  const sets = Object.entries(dependencies).filter(([name]) => ICON_SET.test(name))
  for (const [name] of sets) {
    const icons = `${name}/icons.json`
    await cp(createRequire(file).resolve(icons), join(folder, 'node_modules', icons))
  }
  const manifest = { private: true, type: 'module', dependencies: Object.fromEntries(sets) }
  await writeFile(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
}

/** Writes the last build and its server into a new folder. The folder needs nothing but Node. */
export async function bundle(args: string[]) {
  const projectDir = process.cwd()
  const [name, ...others] = args
  if (name === undefined || name.startsWith('-') || others.length > 0)
    throw new Error('Name the folder to write, such as "galley bundle ../bundle".')
  const folder = resolve(name)
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Error(`The folder "${name}" is not empty. Delete it, or name another folder.`)
  // Throws if there is no build.
  await readManifest(projectDir)
  await mkdir(join(folder, dirname(SERVER_MANIFEST_FILE)), { recursive: true })
  await cp(join(projectDir, SERVER_MANIFEST_FILE), join(folder, SERVER_MANIFEST_FILE))
  await cp(join(projectDir, 'public'), join(folder, 'public'), { recursive: true })
  await copyIconSets(projectDir, folder)
  await compileServer(projectDir, folder)
  console.log(`The site and its server are in ${name}. Start them with: node ${join(name, 'serve.js')}`)
}
