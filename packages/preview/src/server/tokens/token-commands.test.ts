import { createTestFolder } from '@galley/testing/own-folder.fixture'
import { findPreviewFolder, readSecret } from './preview-secret'
import { createRevocations, revocationsFile } from './revocations'
import { revokeTokens, signToken } from './token-commands'
import { createTokens } from './tokens'

let context: { env: NodeJS.ProcessEnv; projectDir: string }

const { at: path } = createTestFolder()
beforeEach(() => {
  context = { env: { NODE_ENV: 'test' }, projectDir: path() }
})

/** Returns the claims that a server with this environment reads from a token. */
async function verify(token: string) {
  const stateDir = findPreviewFolder(context.env, context.projectDir)
  const revocations = createRevocations(revocationsFile(stateDir), console.error)
  return createTokens({ secret: await readSecret(context.env, stateDir), revocations }).verify(token)
}

async function sign(...args: string[]) {
  const output = await signToken(args, context)
  const link = new URL(/^ {2}(\S+)$/m.exec(output)?.[1] ?? '')
  const token = new URLSearchParams(link.hash.slice(1)).get('preview') ?? ''
  return { output, link, token, claims: await verify(token) }
}

test('prints a link that the server accepts, its token, its expiry, and how to revoke it', async () => {
  const { output, link, token, claims } = await sign('--name', 'ana')
  expect(claims).toMatchObject({ sub: 'ana' })
  expect(claims!.exp - claims!.iat).toBe(7 * 24 * 60 * 60)
  expect(link.origin + link.pathname).toBe('http://localhost:9100/')
  expect(output).toContain(`Link for ana, valid until ${new Date(claims!.exp * 1000).toISOString()}:`)
  expect(output).toContain(`Token, for scripts: ${token}\nBranches: all\nPaths: all\n`)
  expect(output).toContain(`Signed with: ${path('.preview/secret')} `)
  expect(output).toContain(`npx galley preview-revoke ${claims!.jti}`)
})

test('puts scopes into the token, and links to a visible page', async () => {
  const args = '--name ana --branch next --branch main --paths /docs/guides/** --paths /blog/*'.split(' ')
  const { output, link, claims } = await sign(...args, '--url', 'https://preview.example.com')
  expect(claims).toMatchObject({ branches: ['next', 'main'], paths: ['/docs/guides/**', '/blog/*'] })
  expect(link.origin + link.pathname).toBe('https://preview.example.com/docs/guides')
  expect(link.searchParams.get('branch')).toBe('next')
  expect(output).toContain('Branches: next, main\nPaths: /docs/guides/**, /blog/*\n')
})

test.each([
  [['--paths', '/docs/setup'], '/docs/setup'],
  [['--paths', '/docs/v*'], '/docs'],
  [['--paths', '/**'], '/'],
  [['--paths', '/docs/**', '--url', 'https://preview.example.com/docs/setup?a=1'], '/docs/setup'],
])('with %j the link leads to %s', async (args, path) => {
  expect((await sign('--name', 'ana', ...args)).link.pathname).toBe(path)
})

test.each([
  ['30m', 30 * 60],
  ['365d', 365 * 24 * 60 * 60],
  ['4w', 28 * 24 * 60 * 60],
])('--expires %s', async (text, seconds) => {
  const { claims } = await sign('--name', 'ana', '--expires', text)
  expect(claims!.exp - claims!.iat).toBe(seconds)
})

test.each(['0d', '366d', '7', '1.5h', '1y', ' 7d', '9999999w'])('--expires %j is refused', async (text) => {
  await expect(signToken(['--name', 'ana', `--expires=${text}`], context)).rejects.toThrow(
    `"--expires" must be a time such as 30m, 12h, 7d or 4w, at most 365d, got "${text}". Correct it.`,
  )
})

const USAGE =
  "Use: npx galley preview-token --name ana [--expires 7d] [--branch main]... [--paths '/docs/**']... [--url http://localhost:9100]"

test.each([
  ['', `"--name" is missing: it says whom the link is for. ${USAGE}`],
  ['--nme ana', `Unknown option '--nme'. ${USAGE}`],
  ['--name ana --paths docs', 'with at most 3 wildcards, got "docs". Correct it.'],
  ['--name ana --url ftp://a', '"--url" must be a URL such as http://localhost:9100, got "ftp://a". Correct it.'],
])('"%s" is refused with a remedy', async (line, message) => {
  await expect(signToken(line.split(' ').filter(Boolean), context)).rejects.toThrow(message)
})

test('names the variable of a secret, but never prints the secret', async () => {
  context.env = { ...context.env, PREVIEW_SECRET: 'x'.repeat(40) }
  const { output, claims } = await sign('--name', 'ana')
  expect(claims).toBeDefined()
  expect(output).toContain('Signed with: PREVIEW_SECRET (')
  expect(output).not.toContain('xxxx')
})

test('revokes a token by its id or by the token itself, and no others', async () => {
  const [first, second, third] = [await sign('--name', 'a'), await sign('--name', 'b'), await sign('--name', 'c')]
  const output = await revokeTokens([first.claims!.jti, second.token], context)
  expect(output).toBe(`Revoked, with all links shared from it: ${first.claims!.jti}, ${second.claims!.jti}`)
  expect([await verify(first.token), await verify(second.token)]).toEqual([undefined, undefined])
  expect(await verify(third.token)).toEqual(third.claims)
})

test.each([
  [[], 'The id or token to revoke is missing. Use: npx galley preview-revoke <id or token>...'],
  [['ana'], '"ana" is not a token or the id of a token. Use the output of "galley preview-token".'],
])('refuses to revoke %j, with a remedy', async (args, message) => {
  await expect(revokeTokens(args, context)).rejects.toThrow(message)
})
