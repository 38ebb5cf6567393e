// `npm run release -- minor`: raises the version of all packages, dates the changelog, commits, tags, and packs the packages to publish.
import { release } from './release'
import { projectFolder, runCommand } from './run.mjs'

await runCommand(async () => {
  const version = release(projectFolder, process.argv[2] ?? '')
  console.log(
    `Version ${version} is committed, tagged, and packed in packed/. CONTRIBUTING.md describes how to publish the packages.`,
  )
})
