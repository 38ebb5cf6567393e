import { build } from 'esbuild'
import { projectFolder } from './run.mjs'

/** They run in a fresh clone, and install the packages themselves. */
const COMMANDS = ['start', 'test', 'new', 'develop', 'build']

test.each(COMMANDS)('npm run %s starts without a package', async (command) => {
  const { metafile } = await build({
    absWorkingDir: projectFolder,
    entryPoints: [`scripts/${command}.mjs`],
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'silent',
  })
  const imports = Object.values(metafile.inputs).flatMap((input) => input.imports)
  const packages = imports.filter(
    ({ kind, path, external }) => external && kind === 'import-statement' && !path.startsWith('node:'),
  )
  expect(packages.map(({ path }) => path)).toEqual([])
})
