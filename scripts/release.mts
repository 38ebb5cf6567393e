// `npm run release -- minor`: raises the version of all packages, dates the changelog, commits, tags, and packs what is to be published.
import { release } from './release'
import { projectFolder, runCommand } from './run.mjs'

await runCommand(async () => {
  const { version, tarballs } = release(projectFolder, process.argv[2] ?? '')
  console.log(
    `Version ${version} is committed and tagged, and ${tarballs} packages are in dist/. Publish them as CONTRIBUTING.md says.`,
  )
})
