import { existsSync } from 'node:fs'
import { suggest } from '@galley/core/nearest'
import { version } from '../package.json'
import { commands } from './commands'
import { requirePackage } from './require-package'

const CONFIG = 'gatsby-config.ts'

const describe = ([name, about]: [string, string]) => `  ${name.padEnd(16)}${about}`
const HELP = `galley COMMAND [options]

Run it in the folder of a site, which has a file ${CONFIG}.

${Object.entries(commands)
  .flatMap(([name, { about, options = {} }]) => [
    describe([name, about]),
    ...Object.entries(options).map(([option, about]) => describe([`  ${option}`, about])),
  ])
  .join('\n')}

${describe(['--version', 'Prints the version of Galley.'])}`

/** Runs a command in the working folder, and returns its exit code. Throws for unknown commands and options. */
export async function runCommandLine([name = '--help', ...args]: string[]): Promise<number> {
  const print = (text: string) => {
    console.log(text)
    return 0
  }
  if (name === '--version') return print(version)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  const options = command?.options && Object.keys(command.options)
  if (name === '--help' || (options && args.includes('--help'))) return print(HELP)
  if (!command)
    throw new Error(
      `There is no command "${name}".${suggest(name, Object.keys(commands))} "galley --help" lists the commands.`,
    )
  const unknown = options && args.find((word) => !options.includes(word))
  if (options && unknown !== undefined)
    throw new Error(
      `"galley ${name}" has no option "${unknown}".${suggest(unknown, options)} "galley --help" lists the options.`,
    )
  // A server may have the build without the packages that build the site.
  if (command.needs) {
    if (!existsSync(CONFIG))
      throw new Error(`There is no ${CONFIG} in ${process.cwd()}. Run "galley ${name}" in the folder of your site.`)
    requirePackage(command.needs, `"galley ${name}"`)
  }
  const run = await command.load()
  return (await run(args)) ?? 0
}
