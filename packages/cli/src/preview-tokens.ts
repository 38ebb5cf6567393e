import { type CommandContext, revokeTokens, signToken } from '@galley/preview/server/token-commands'

const print = (command: (args: string[], context: CommandContext) => Promise<string>) => async (args: string[]) =>
  console.log(await command(args, { env: process.env, projectDir: process.cwd() }))

export const makeToken = print(signToken)
export const revoke = print(revokeTokens)
