import { parseArgs } from 'node:util'
import { previewLink } from '@galley/core/preview'
import { decodeJwt } from 'jose'
import { MAX_TOKEN_SECONDS, TOKEN_ID } from './claims'
import { findPreviewFolder, readSecret, secretFile } from './preview-secret'
import { createRevocations, revocationsFile } from './revocations'
import { createTokens } from './tokens'

/** URL of `galley preview` with its default settings. */
export const DEFAULT_URL = 'http://localhost:9100'
export const DEFAULT_EXPIRES = '7d'

const TOKEN_USAGE = `npx galley preview-token --name ana [--expires ${DEFAULT_EXPIRES}] [--branch main]... [--paths '/docs/**']... [--url ${DEFAULT_URL}]`
const REVOKE_USAGE = 'npx galley preview-revoke <id or token>...'

const UNIT_SECONDS: Record<string, number> = { m: 60, h: 60 * 60, d: 24 * 60 * 60, w: 7 * 24 * 60 * 60 }

export interface CommandContext {
  env: NodeJS.ProcessEnv
  projectDir: string
}

/** Runs `galley preview-token`: signs a token and returns the text for the terminal. */
export async function signToken(args: string[], { env, projectDir }: CommandContext) {
  const { values } = parse(TOKEN_USAGE, () =>
    parseArgs({
      args,
      options: {
        name: { type: 'string' },
        expires: { type: 'string', default: DEFAULT_EXPIRES },
        branch: { type: 'string', multiple: true },
        paths: { type: 'string', multiple: true },
        url: { type: 'string', default: DEFAULT_URL },
      },
    }),
  )
  const { name, branch: branches, paths } = values
  if (!name) throw new Error(`"--name" is missing: it says whom the link is for. Use: ${TOKEN_USAGE}`)
  const expiresInSeconds = readDuration(values.expires)
  const url = readUrl(values.url)

  const stateDir = findPreviewFolder(env, projectDir)
  const secret = await readSecret(env, stateDir)
  const tokens = createTokens({ secret, revocations: openRevocations(stateDir) })
  const { token, claims } = await tokens.sign({ name, expiresInSeconds, branches, paths })

  if (url.pathname === '/' && paths?.[0]) url.pathname = paths[0].replace(/\/?[^/]*\*.*$/, '') || '/'

  return `Link for ${name}, valid until ${new Date(claims.exp * 1000).toISOString()}:

  ${previewLink(url.href, { token, branch: branches?.[0] })}

Token, for scripts: ${token}
Branches: ${branches?.join(', ') ?? 'all'}
Paths: ${paths?.join(', ') ?? 'all'}
Signed with: ${env['PREVIEW_SECRET'] ? 'PREVIEW_SECRET' : secretFile(stateDir)} (a server with another secret refuses it)
Revoke it with: npx galley preview-revoke ${claims.jti}`
}

/** Runs `galley preview-revoke`: revokes tokens and returns the text for the terminal. */
export async function revokeTokens(args: string[], { env, projectDir }: CommandContext) {
  const { positionals } = parse(REVOKE_USAGE, () => parseArgs({ args, allowPositionals: true }))
  if (positionals.length === 0) throw new Error(`The id or token to revoke is missing. Use: ${REVOKE_USAGE}`)
  const ids = positionals.map(readId)
  const revocations = openRevocations(findPreviewFolder(env, projectDir))
  for (const id of ids) await revocations.revoke(id)
  // Reports an unreadable list here, not only in the server's log.
  await revocations.read()
  return `Revoked, with all links shared from it: ${ids.join(', ')}`
}

const openRevocations = (stateDir: string) =>
  createRevocations(revocationsFile(stateDir), (problem) => console.error(problem))

function parse<Result>(usage: string, parseThem: () => Result) {
  try {
    return parseThem()
  } catch (cause) {
    throw new Error(`${(cause as Error).message.replace(/\.$/, '')}. Use: ${usage}`, { cause })
  }
}

function readDuration(text: string) {
  const [, count = '', unit = ''] = /^(\d{1,6})([mhdw])$/.exec(text) ?? []
  const seconds = Number(count) * (UNIT_SECONDS[unit] ?? 0)
  if (seconds > 0 && seconds <= MAX_TOKEN_SECONDS) return seconds
  throw new Error(
    `"--expires" must be a time such as 30m, 12h, 7d or 4w, at most ${MAX_TOKEN_SECONDS / 86_400}d, got "${text}". Correct it.`,
  )
}

function readUrl(text: string) {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (url && ['http:', 'https:'].includes(url.protocol)) return url
  throw new Error(`"--url" must be a URL such as ${DEFAULT_URL}, got "${text}". Correct it.`)
}

function readId(text: string) {
  if (TOKEN_ID.test(text)) return text
  try {
    const { jti = '' } = decodeJwt(text)
    if (TOKEN_ID.test(jti)) return jti
  } catch {
    // Not a token. The error is thrown below.
  }
  throw new Error(`"${text}" is not a token or the id of a token. Use the output of "galley preview-token".`)
}
