import { spawnSync } from 'node:child_process'
import { selectBuildVariables } from './build-site'

test('writes a long message on one line of a log file', () => {
  const message = 'content/docs/a.md:1:1  ' + 'A message that is longer than any terminal is wide. '.repeat(5)
  const script = `require('gatsby-cli/lib/reporter').warn(${JSON.stringify(message)})`
  const env = selectBuildVariables({ PATH: process.env['PATH'] })
  const { stdout, stderr } = spawnSync(process.execPath, ['-e', script], { env, encoding: 'utf8' })
  expect(stdout + stderr).toContain(message.trim())
})
