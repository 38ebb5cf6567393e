import { randomUUID } from 'node:crypto'
import { type PreviewClaims, SHARE_SECONDS } from '@galley/core/preview'
import { jwtVerify, SignJWT } from 'jose'
import { claimsSchema, MAX_PARENTS, MAX_TOKEN_LENGTH, MAX_TOKEN_SECONDS } from './claims'
import type { Revocations } from './revocations'
import { explainPattern, findVisiblePath, maySeeBranch } from './scopes'

/** The clocks of two servers may be this far apart. */
export const CLOCK_TOLERANCE_SECONDS = 30

/** Verified tokens that are cached. */
const MAX_CACHED_TOKENS = 1000

// Pinned, so that neither a token nor another use of the same secret can choose.
const ALGORITHM = 'HS256'
const ISSUER = 'preview-server'
const AUDIENCE = 'preview'
const TYPE = 'JWT'

export interface TokensOptions {
  /** From `readSecret`. */
  secret: Uint8Array
  revocations: Pick<Revocations, 'read'>
  /** Milliseconds since 1970. @default Date.now */
  now?: () => number
}

export interface TokenOptions {
  /** Whom the token is for. */
  name: string
  expiresInSeconds: number
  /** @default all */
  branches?: string[]
  /** @default all */
  paths?: string[]
}

export interface ShareOptions {
  /** The only page that the shared token may see. */
  path: string
  /** The only branch, when the page is seen on one. @default those of the token */
  branch?: string
  /** @default SHARE_SECONDS */
  expiresInSeconds?: number
}

export interface SignedToken {
  token: string
  claims: PreviewClaims
}

export interface Tokens {
  /** Makes a token; throws when an option is wrong. */
  sign(options: TokenOptions): Promise<SignedToken>
  /** Makes a token for one page from another token; undefined when that one may not see it, has expired, or was shared too often. */
  share(claims: PreviewClaims, options: ShareOptions): Promise<SignedToken | undefined>
  /** What a token says, when it is good at this moment. */
  verify(token: string | undefined): Promise<PreviewClaims | undefined>
}

/** Makes and checks the tokens of editors. */
export function createTokens({ secret, revocations, now = Date.now }: TokensOptions): Tokens {
  const seconds = () => Math.floor(now() / 1000)
  /** Tokens whose signature is good, which never changes; their time and revocation are looked at with every request. */
  const genuine = new Map<string, PreviewClaims>()

  async function signClaims(claims: PreviewClaims): Promise<SignedToken> {
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

  /** What a token says; throws when this server has not made it, or its time is over. */
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
    if (genuine.size >= MAX_CACHED_TOKENS) genuine.clear()
    genuine.set(token, claims)
    return claims
  }

  return {
    async sign({ name, expiresInSeconds, branches, paths }) {
      if (!(expiresInSeconds > 0 && expiresInSeconds <= MAX_TOKEN_SECONDS)) {
        throw new Error(
          `A token lasts at most ${MAX_TOKEN_SECONDS / 86_400} days, and not less than a second; got ${expiresInSeconds} seconds. Choose another time.`,
        )
      }
      const iat = seconds()
      const exp = iat + Math.ceil(expiresInSeconds)
      return signClaims({ jti: randomUUID(), sub: name, iat, exp, branches, paths })
    },

    async share(claims, { path, branch, expiresInSeconds = SHARE_SECONDS }) {
      const visible = findVisiblePath(claims, path)
      const parents = [...(claims.parents ?? []), claims.jti]
      const iat = seconds()
      const exp = Math.min(claims.exp, iat + Math.ceil(expiresInSeconds))
      // A page whose path reads as a pattern would open more than itself.
      if (visible === undefined || visible.includes('*') || explainPattern(visible)) return undefined
      if (branch !== undefined && !maySeeBranch(claims, branch)) return undefined
      if (exp <= iat || parents.length > MAX_PARENTS) return undefined
      const branches = branch === undefined ? claims.branches : [branch]
      const shared = { jti: randomUUID(), sub: claims.sub, iat, exp, branches, paths: [visible], parents }
      // A path may be too long for a token.
      return signClaims(shared).catch(() => undefined)
    },

    async verify(token) {
      // Read first: the response time must not reveal whether a token was revoked.
      const revoked = await revocations.read()
      if (!token || token.length > MAX_TOKEN_LENGTH || !revoked) return undefined
      try {
        const claims = genuine.get(token) ?? (await readClaims(token))
        const isEarly = claims.iat > seconds() + CLOCK_TOLERANCE_SECONDS
        const isOver = claims.exp + CLOCK_TOLERANCE_SECONDS <= seconds()
        const isRevoked = [claims.jti, ...(claims.parents ?? [])].some((id) => revoked.has(id))
        return isEarly || isOver || isRevoked ? undefined : claims
      } catch {
        return undefined
      }
    },
  }
}
