import { revokeTokens, signToken } from './token-commands'

const COMMANDS = { sign: signToken, revoke: revokeTokens }

async function runCommand([name = '', ...args]: string[]) {
  const command = COMMANDS[name as keyof typeof COMMANDS] as typeof signToken | undefined
  if (!command) throw new Error(`There is no command "${name}". Use: ${Object.keys(COMMANDS).join(', ')}.`)
  console.log(await command(args, { env: process.env, projectDir: process.cwd() }))
}

runCommand(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
})
