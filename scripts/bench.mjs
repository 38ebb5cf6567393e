// `npm run bench`: installs missing packages, and runs the benchmarks.
import { prepareProject } from './install.mjs'
import { run, runCommand } from './run.mjs'

await runCommand(async () => {
  await prepareProject()
  return run(process.execPath, ['--import', 'tsx', 'bench/run.mts', ...process.argv.slice(2)])
})
