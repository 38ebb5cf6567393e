import { build } from 'esbuild'
import { scripts } from '../package.json'
import { projectFolder } from './run.mjs'

/** Scripts that run in a fresh clone before packages are installed. */
const PROGRAMS = ['install', 'test']

test.each(PROGRAMS)('scripts/%s.mjs starts without a package', async (program) => {
  const { metafile } = await build({
    absWorkingDir: projectFolder,
    entryPoints: [`scripts/${program}.mjs`],
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

test.each(['start', 'develop', 'build', 'preview'])('npm run %s first installs missing packages', (command) => {
  expect(scripts).toHaveProperty(`pre${command}`, 'node scripts/install.mjs')
})
