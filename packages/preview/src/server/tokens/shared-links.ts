import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PreviewClaims } from '@galley/core/preview'
import { createTurns } from '@galley/core/turns'
import { readJson } from '@galley/server/read-json'
import { z } from 'zod'
import { claimsSchema } from './claims'
import type { Revocations } from './revocations'

/** Links that are valid at the same time and were all shared from one token, also those that were shared on from a link. */
export const MAX_SHARED_LINKS = 200

/** The file of the links that were shared: what each may see, without its token. */
export const sharedLinksFile = (stateDir: string) => join(stateDir, 'shared.json')

const claimsList = z.array(claimsSchema)

/** The list cannot be read or written, so nothing is shared or revoked with it. */
export class SharedLinksError extends Error {
  override name = 'SharedLinksError'
}

/** The links that were shared and are still valid. */
export interface SharedLinks {
  /** Those that were shared from this token, and from these. */
  list(from: Pick<PreviewClaims, 'jti'>): Promise<PreviewClaims[]>
  /** False when too many come from the same token. */
  add(link: PreviewClaims): Promise<boolean>
  /** Revokes one, and what was shared from it; false when it is not in the token's list. */
  revoke(from: Pick<PreviewClaims, 'jti'>, id: string): Promise<boolean>
}

export function createSharedLinks(file: string, revocations: Revocations, now: () => number = Date.now): SharedLinks {
  const turns = createTurns(1)
  const remedy = `Correct it, or remove it: links stay valid, and "npx galley preview-revoke" revokes them.`

  async function readValid() {
    const [listed = [], revoked] = await Promise.all([readJson(file, remedy), revocations.read()])
    const { data, error } = claimsList.safeParse(listed)
    if (error) throw new Error(`${file} is not a list of links as this server writes it. ${remedy}`)
    if (!revoked) throw new Error('The list of revoked tokens cannot be read.')
    return data.filter(
      ({ jti, parents = [], exp }) => exp > now() / 1000 && ![jti, ...parents].some((id) => revoked.has(id)),
    )
  }

  const explain = (cause: unknown): never => {
    throw new SharedLinksError((cause as Error).message, { cause })
  }

  const list: SharedLinks['list'] = async ({ jti }) =>
    (await readValid().catch(explain)).filter(({ parents }) => parents?.includes(jti))

  return {
    list,

    add: (link) =>
      turns
        .run(async () => {
          const valid = await readValid()
          const rootOf = ({ jti, parents }: PreviewClaims) => parents?.[0] ?? jti
          if (valid.filter((other) => rootOf(other) === rootOf(link)).length >= MAX_SHARED_LINKS) return false
          await mkdir(dirname(file), { recursive: true, mode: 0o700 })
          // A server that is killed meanwhile leaves the list as it was.
          await writeFile(`${file}.unfinished`, JSON.stringify([...valid, link]), { mode: 0o600, flush: true })
          await rename(`${file}.unfinished`, file)
          return true
        })
        .catch(explain),

    revoke: async (from, id) => {
      const isTheirs = (await list(from)).some(({ jti }) => jti === id)
      if (isTheirs) await revocations.revoke(id)
      return isTheirs
    },
  }
}
