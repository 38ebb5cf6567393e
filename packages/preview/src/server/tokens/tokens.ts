import { randomUUID } from 'node:crypto'
import { type PreviewClaims, SHARE_SECONDS } from '@galley/core/preview'
import { jwtVerify, SignJWT } from 'jose'
import { claimsSchema, MAX_PARENTS, MAX_TOKEN_LENGTH, MAX_TOKEN_SECONDS } from './claims'
import type { Revocations } from './revocations'
import { explainPattern, findVisiblePath, maySeeBranch } from './scopes'

/** Allowed difference between the clocks of two servers. */
export const CLOCK_TOLERANCE_SECONDS = 30

// These values are fixed, so that neither the header of a token nor another use of the same secret can choose them.
const ALGORITHM = 'HS256'
const ISSUER = 'preview-server'
const AUDIENCE = 'preview'
const TYPE = 'JWT'

interface TokensOptions {
  /** From `readSecret`. */
  secret: Uint8Array
  revocations: Pick<Revocations, 'read'>
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
}

export interface TokenOptions {
  /** Name of the editor. */
  name: string
  expiresInSeconds: number
  /** @default all */
  branches?: string[]
  /** @default all */
  paths?: string[]
}

interface ShareOptions {
  /** Path of the only page that the shared token may see. */
  path: string
  /** The only branch that the shared token may see. @default the branches of the token */
  branch?: string
  /** @default SHARE_SECONDS */
  expiresInSeconds?: number
}

export type Tokens = ReturnType<typeof createTokens>

/** Signs and verifies the tokens of editors. */
export function createTokens({ secret, revocations, now = Date.now }: TokensOptions) {
  const seconds = () => Math.floor(now() / 1000)

  async function signClaims(claims: PreviewClaims) {
    const checked = claimsSchema.safeParse(claims)
    if (!checked.success) throw new Error(checked.error.issues.map(({ message }) => message).join('\n'))
    const token = await new SignJWT({ ...claims, iss: ISSUER, aud: AUDIENCE })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE })
      .sign(secret)
    if (token.length > MAX_TOKEN_LENGTH) {
      throw new Error(
        `The token is ${token.length} characters long, and ${MAX_TOKEN_LENGTH} fit into a cookie. Name fewer branches or paths.`,
      )
    }
    return { token, claims }
  }

  /** Verifies the signature and returns the claims. Throws for tokens of other servers, expired tokens and tokens from the future. */
  async function readClaims(token: string) {
    const { payload } = await jwtVerify(token, secret, {
      algorithms: [ALGORITHM],
      issuer: ISSUER,
      audience: AUDIENCE,
      typ: TYPE,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: new Date(now()),
    })
    const claims = claimsSchema.parse(payload)
    if (claims.iat > seconds() + CLOCK_TOLERANCE_SECONDS) throw new Error('The token is from the future.')
    return claims
  }

  return {
    /** Signs a token. Throws for invalid options. */
    async sign({ name, expiresInSeconds, branches, paths }: TokenOptions) {
      if (!(expiresInSeconds > 0 && expiresInSeconds <= MAX_TOKEN_SECONDS)) {
        throw new Error(
          `A token lasts at most ${MAX_TOKEN_SECONDS / 86_400} days, and not less than a second; got ${expiresInSeconds} seconds. Choose another time.`,
        )
      }
      const iat = seconds()
      const exp = iat + Math.ceil(expiresInSeconds)
      return signClaims({ jti: randomUUID(), sub: name, iat, exp, branches, paths })
    },

    /**
     * Signs a token for one page from another token. Returns undefined if the other token may not see the page, has expired, or is at the end of a
     * chain of `MAX_PARENTS` shared tokens.
     */
    async share(claims: PreviewClaims, { path, branch, expiresInSeconds = SHARE_SECONDS }: ShareOptions) {
      const visible = findVisiblePath(claims, path)
      const parents = [...(claims.parents ?? []), claims.jti]
      const iat = seconds()
      const exp = Math.min(claims.exp, iat + Math.ceil(expiresInSeconds))
      // A path that reads as a pattern would also give access to other pages.
      if (visible === undefined || visible.includes('*') || explainPattern(visible)) return undefined
      if (branch !== undefined && !maySeeBranch(claims, branch)) return undefined
      if (exp <= iat || parents.length > MAX_PARENTS) return undefined
      const branches = branch === undefined ? claims.branches : [branch]
      const shared = { jti: randomUUID(), sub: claims.sub, iat, exp, branches, paths: [visible], parents }
      // Signing throws if a path is too long for a token.
      return signClaims(shared).catch(() => undefined)
    },

    /** Returns the claims of a token that is valid now, or undefined. */
    async verify(token: string | undefined) {
      // Read first: the response time must not reveal whether a token was revoked.
      const revoked = await revocations.read()
      if (!token || token.length > MAX_TOKEN_LENGTH || !revoked) return undefined
      const claims = await readClaims(token).catch(() => undefined)
      const isRevoked = claims && [claims.jti, ...(claims.parents ?? [])].some((id) => revoked.has(id))
      return isRevoked ? undefined : claims
    },
  }
}
