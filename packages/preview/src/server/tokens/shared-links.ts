import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PreviewClaims } from '@galley/core/preview'
import { createTurns } from '@galley/core/turns'
import { readJson } from '@galley/server/read-json'
import { z } from 'zod'
import { claimsSchema } from './claims'
import type { Revocations } from './revocations'

/** Maximum number of valid links shared from one token, including links shared from its shared links. */
export const MAX_SHARED_LINKS = 200

/** Returns the file with the claims of shared links, without their tokens. */
export const sharedLinksFile = (stateDir: string) => join(stateDir, 'shared.json')

const claimsList = z.array(claimsSchema)

/** Thrown if the list cannot be read or written. */
export class SharedLinksError extends Error {
  override name = 'SharedLinksError'
}

export type SharedLinks = ReturnType<typeof createSharedLinks>

/** Keeps the shared links that are still valid. */
export function createSharedLinks(file: string, revocations: Revocations) {
  const turns = createTurns(1)
  const remedy = `Correct it, or remove it: links stay valid, and "npx galley preview-revoke" revokes them.`

  async function readValid() {
    const [listed = [], revoked] = await Promise.all([readJson(file, remedy), revocations.read()])
    const { data, error } = claimsList.safeParse(listed)
    if (error) throw new Error(`${file} is not a list of links as this server writes it. ${remedy}`)
    if (!revoked) throw new Error('The list of revoked tokens cannot be read.')
    return data.filter(
      ({ jti, parents = [], exp }) => exp > Date.now() / 1000 && ![jti, ...parents].some((id) => revoked.has(id)),
    )
  }

  const explain = (cause: unknown): never => {
    throw new SharedLinksError((cause as Error).message, { cause })
  }

  /** Lists the links shared from a token, and the links shared from these. */
  const list = async ({ jti }: Pick<PreviewClaims, 'jti'>) =>
    (await readValid().catch(explain)).filter(({ parents }) => parents?.includes(jti))

  return {
    list,

    /** Adds a link. Returns false if `MAX_SHARED_LINKS` is reached. */
    add: (link: PreviewClaims): Promise<boolean> =>
      turns
        .run(async () => {
          const valid = await readValid()
          const rootOf = ({ jti, parents }: PreviewClaims) => parents?.[0] ?? jti
          if (valid.filter((other) => rootOf(other) === rootOf(link)).length >= MAX_SHARED_LINKS) return false
          await mkdir(dirname(file), { recursive: true, mode: 0o700 })
          // Renaming is atomic: a killed server leaves the old list.
          await writeFile(`${file}.unfinished`, JSON.stringify([...valid, link]), { mode: 0o600, flush: true })
          await rename(`${file}.unfinished`, file)
          return true
        })
        .catch(explain),

    /** Revokes a link and the links shared from it. Returns false if the link is not in the token's list. */
    revoke: async (from: Pick<PreviewClaims, 'jti'>, id: string) => {
      const isTheirs = (await list(from)).some(({ jti }) => jti === id)
      if (isTheirs) await revocations.revoke(id)
      return isTheirs
    },
  }
}
