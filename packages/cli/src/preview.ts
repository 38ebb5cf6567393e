// `npm run preview`: installs what is missing, runs the preview server: drafts as they are saved, and preview builds.
import { checkPort } from './check-port.mjs'
import { prepareProject } from './install.mjs'
import { PREVIEW_ALLOCATOR, PREVIEW_NODE_FLAGS } from './preview-process.mjs'
import { run, runCommand } from './run.mjs'

await runCommand(async () => {
  await checkPort(process.env['PORT'] || '9100')
  await prepareProject()
  return run(process.execPath, [...PREVIEW_NODE_FLAGS, '--import', 'tsx', 'packages/preview/src/server/main.ts'], {
    env: { ...PREVIEW_ALLOCATOR, ...process.env },
  })
})
