import { HEARTBEAT_SECONDS } from '@galley/core/preview'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Listener } from './event-stream'
import type { PreviewBranch } from './open-branch'
import type { RouteContext } from './request-reader'
import { reduceEvent, visibleBuild } from './visible-drafts'

/** Maximum number of bytes queued for one slow editor. Beyond this number, the server closes the connection. The page reconnects by itself. */
const MAX_UNSENT_BYTES = 2_000_000

/** Maximum number of open event streams of one token. Each tab that shows the preview has one stream. */
export const MAX_STREAMS = 250

/** Maximum number of open event streams of all tokens together. Each stream takes a connection and some memory. */
export const MAX_ALL_STREAMS = 5000

/**
 * Returns a function that counts a stream until its response closes, or returns the error message if a limit is reached. Streams count from their
 * request on: counting opened streams would let many simultaneous requests pass the limit.
 */
export function createStreamCounter() {
  /** Ids of tokens by open response. */
  const counted = new Map<object, string>()
  return (id: string, { raw }: FastifyReply) => {
    const own = [...counted.values()].filter((one) => one === id).length
    if (own >= MAX_STREAMS) return `This token has ${MAX_STREAMS} open tabs. Close some, or ask for another token.`
    if (counted.size >= MAX_ALL_STREAMS)
      return `This server has ${MAX_ALL_STREAMS} open tabs. Close some, or try again later.`
    // A closed response sends no further "close" event.
    if (raw.closed) return undefined
    counted.set(raw, id)
    raw.once('close', () => counted.delete(raw))
    return undefined
  }
}

/** Registers the event stream of a branch. Returns the function that ends the streams of a revoked token and of links shared from it. */
export function registerEvents(api: FastifyInstance, context: RouteContext) {
  const streams = new Set<ReturnType<typeof streamEvents>>()
  const countStream = createStreamCounter()

  // A stopping server would wait for open streams.
  api.addHook('preClose', async () => {
    for (const { close } of streams) close()
  })

  api.get(
    '/events',
    {
      sse: { heartbeat: true, serializer: (data: string) => data },
      // An open stream can no longer send an error status.
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (!request.headers.accept?.includes('text/event-stream')) {
          const error = 'This endpoint is an event stream. Request it with "Accept: text/event-stream".'
          return reply.code(406).send({ error })
        }
        const error = countStream(request.preview.jti, reply)
        if (error !== undefined) return reply.code(429).send({ error })
        await context.branchOf(request)
      },
    } as object,
    async (request, reply) => {
      const stream = streamEvents(request, reply, await context.branchOf(request), context)
      streams.add(stream)
      reply.raw.on('close', () => streams.delete(stream))
    },
  )

  return (id: string) => {
    for (const { claims, check } of streams) if ([claims.jti, ...(claims.parents ?? [])].includes(id)) check()
  }
}

/** Sends the events of a branch for as long as the token is valid. */
function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  branch: PreviewBranch,
  { guard, presence, nameOf }: RouteContext,
) {
  const { sse, raw } = reply
  const { content } = branch
  const { stream, store } = content
  const last = sse.lastEventId ?? undefined
  const isResumed = last !== undefined && stream.canResume(last)
  const end = () => {
    clearInterval(timer)
    viewer?.leave()
    unsubscribe()
  }
  const listener: Listener = {
    send: (event) => {
      if (raw.writableLength > MAX_UNSENT_BYTES) raw.destroy()
      else void sse.send(event).catch(end)
    },
    reduce: (event, data) => reduceEvent(request.preview, event, data),
    end: () => sse.close(),
  }
  const viewer = presence?.join(request.preview, nameOf(request), (data) =>
    listener.send({ id: stream.lastId, event: 'presence', data }),
  )
  const hello = {
    revision: store.revision,
    isResumed,
    isCompiling: content.isCompiling,
    build: visibleBuild(request.preview, branch),
    ...(viewer && { stream: viewer.id }),
  }
  sse.keepAlive()
  /** Ends the stream if its token is no longer valid. */
  const check = () => {
    viewer?.check()
    guard.identify(request).then(
      (claims) => {
        if (claims) return
        listener.send({ id: stream.lastId, event: 'expired', data: '{}' })
        end()
        sse.close()
      },
      (error: unknown) => {
        request.log.error(error, 'the token of an open stream could not be checked, so the stream ends')
        end()
        sse.close()
      },
    )
  }
  const timer = setInterval(check, HEARTBEAT_SECONDS * 1000)
  listener.send({ id: isResumed ? last : stream.lastId, event: 'hello', data: JSON.stringify(hello) })
  const unsubscribe = stream.subscribe(listener, isResumed ? last : undefined)
  sse.onClose(end)
  return { claims: request.preview, close: () => sse.close(), check }
}
