import { workInOwnFolder, writeOwnFiles } from '@galley/testing/own-folder.fixture'
import { runCommandLine } from './command-line'
import { commands } from './commands'

let printed: jest.SpyInstance

workInOwnFolder()
beforeEach(() => (printed = jest.spyOn(console, 'log').mockReturnValue()))
afterEach(() => jest.restoreAllMocks())

test.each([[], ['--help'], ['check', '--help']])('%p lists all commands and options', async (...args) => {
  await runCommandLine(args)
  const [help] = printed.mock.lastCall as [string]
  for (const [name, { about, options = {} }] of Object.entries(commands))
    for (const [word, sentence] of [[name, about], ...Object.entries(options)])
      expect(help).toMatch(new RegExp(`^ +${word} +${sentence!.replace(/[.()]/g, '\\$&')}$`, 'm'))
})

test('--version prints the version of the package', async () => {
  await runCommandLine(['--version'])
  expect(printed.mock.lastCall).toEqual([expect.stringMatching(/^\d+\.\d+\.\d+/)])
})

test.each([
  [['biuld'], 'There is no command "biuld". Did you mean "build"? "galley --help" lists the commands.'],
  [['check', '--link'], '"galley check" has no option "--link". Did you mean "--links"? "galley --help" lists'],
  [['start', 'now'], '"galley start" has no option "now". "galley --help" lists the options.'],
])('reports the error in %p, and suggests the nearest name', async (args, message) => {
  await expect(runCommandLine(args)).rejects.toThrow(message)
})

test('reports a folder without a site', async () => {
  await expect(runCommandLine(['build'])).rejects.toThrow(
    `There is no gatsby-config.ts in ${process.cwd()}. Run "galley build" in the folder of your site.`,
  )
})

describe('a package that is not installed', () => {
  beforeEach(() => writeOwnFiles({ 'gatsby-config.ts': 'export default {}' }))

  test('reports a missing package with its version', async () => {
    writeOwnFiles({ 'package.json': '{}' })
    await expect(runCommandLine(['migrate'])).rejects.toThrow(
      /^"galley migrate" needs the package @galley\/migrate, which is not installed\. Install it with: npm install @galley\/migrate@\d+\.\d+\.\d+\S*$/,
    )
  })

  test('reports a missing package that npm leaves out on servers', async () => {
    writeOwnFiles({ 'package.json': JSON.stringify({ devDependencies: { gatsby: '5.16.1' } }) })
    await expect(runCommandLine(['check'])).rejects.toThrow(
      '"galley check" needs the package gatsby, which is not installed. Install it with: npm install --include=dev',
    )
  })
})
