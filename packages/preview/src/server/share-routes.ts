import { navigationPageOf } from '@galley/content'
import { MAX_SHARE_SECONDS, SHARE_SECONDS, type SharedLink } from '@galley/core/preview'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { PreviewBranch } from './open-branch'
import type { RouteContext } from './request-reader'
import { MAX_SHARED_LINKS } from './tokens'

/**
 * Maximum number of links shared per hour from one token and its shared links. A limit is needed because each revoked link stays as a line in a file.
 */
const MAX_SHARES_AN_HOUR = 300

const shareBody = z.object({ path: z.string(), expires: z.unknown().optional() })

const dateTime = z.iso.datetime({ offset: true })

/**
 * Registers the routes that share a page, list shared links and revoke them.
 * @param endStreams Ends the streams of a revoked token and of links shared from it.
 */
export function registerShares(api: FastifyInstance, context: RouteContext, endStreams: (id: string) => void) {
  const { guard, tokens, sharedLinks, contents, branches, nameOf } = context
  const config = {
    rateLimit: {
      max: MAX_SHARES_AN_HOUR,
      timeWindow: 60 * 60 * 1000,
      keyGenerator: ({ preview: { jti, parents } }: FastifyRequest) => parents?.[0] ?? jti,
    },
  }
  api.post('/share', { config }, async (request, reply) => {
    const wanted = shareBody.safeParse(request.body)
    if (!wanted.success) return guard.refuse(request, reply)
    const { path, expires } = wanted.data
    const problem = explainExpires(expires)
    if (problem) return reply.code(400).send({ error: problem })
    const expiresInSeconds = expires === undefined ? SHARE_SECONDS : secondsUntil(expires as string)
    const branch = nameOf(request)
    const shared = await tokens.share(request.preview, { path, expiresInSeconds, ...(branch && { branch }) })
    if (!shared) return guard.refuse(request, reply)
    const { token, claims } = shared
    if (!(await sharedLinks.add(claims))) {
      const error = `${MAX_SHARED_LINKS} links of this token are valid. Revoke some before you share another.`
      return reply.code(429).send({ error })
    }
    return { id: claims.jti, token, expires: toDate(claims.exp) }
  })

  api.get('/shares', async ({ preview }): Promise<{ shares: SharedLink[] }> => {
    const links = await sharedLinks.list(preview)
    const findTitles = async (branch: string) => {
      const opened = await contents.find(branch)?.catch(() => undefined)
      return opened?.content.once('titles', async () => titlesOf(opened))
    }
    const shares = links.map(async (link): Promise<SharedLink> => {
      const { jti: id, iat, exp, paths: [path = '/'] = [], parents = [], branches: seen = [] } = link
      const branch = seen.length === 1 ? seen[0]! : branches.defaultBranch
      const title = (await findTitles(branch))?.get(path)
      const from = parents.at(-1)
      return {
        id,
        path,
        ...(title !== undefined && { title }),
        branch,
        createdAt: toDate(iat),
        expires: toDate(exp),
        ...(from !== undefined && from !== preview.jti && { from }),
      }
    })
    return { shares: (await Promise.all(shares)).reverse() }
  })

  api.delete<{ Params: { id: string } }>('/shares/:id', async ({ preview, params: { id } }, reply) => {
    if (!(await sharedLinks.revoke(preview, id))) {
      const error = `No valid link "${id}" was shared from this token. List its links with GET shares.`
      return reply.code(404).send({ error })
    }
    endStreams(id)
    return reply.code(204).send()
  })
}

const titlesOf = ({ content }: PreviewBranch) =>
  new Map(
    content.store.files().flatMap((file) => {
      const page = navigationPageOf(file)
      return page ? [[page.path, page.title] as const] : []
    }),
  )

const toDate = (seconds: number) => new Date(seconds * 1000).toISOString()

const secondsUntil = (date: string) => (Date.parse(date) - Date.now()) / 1000

/** Returns the error message for an invalid expiry time, or undefined if it is valid or missing. */
function explainExpires(expires: unknown) {
  if (expires === undefined) return undefined
  const got = JSON.stringify(expires).slice(0, 100)
  const parsed = dateTime.safeParse(expires)
  if (!parsed.success) return `"expires" must be a time such as "2026-11-30T14:05:00Z", got ${got}. Correct it.`
  const seconds = secondsUntil(parsed.data)
  if (seconds <= 0) return `"expires" must be in the future, got ${got}. Send a later time.`
  if (seconds <= MAX_SHARE_SECONDS) return undefined
  return `A shared link is valid for at most ${MAX_SHARE_SECONDS / 86_400} days, got ${got}. Send an earlier time.`
}
