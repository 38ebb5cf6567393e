import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { HEARTBEAT_SECONDS, type PreviewClaims } from '../../lib/preview'
import type { Listener } from './event-stream'
import type { Presence } from './presence'
import type { PreviewBranch } from './preview-contents'
import type { Guard } from './tokens'
import { reduceEvent, visibleBuild } from './visible-drafts'

/** Bytes that may be queued for one slow editor before the connection is closed; they reconnect by themselves. */
const MAX_UNSENT_BYTES = 2_000_000

/** Open event streams of a token: one for each tab that shows the preview. */
export const MAX_STREAMS = 250

interface EventsOptions {
  branchOf: (request: FastifyRequest) => Promise<PreviewBranch>
  /** The branch that a request names. */
  nameOf: (request: FastifyRequest) => string
  guard: Guard
  presence: Presence | undefined
}

interface Stream {
  claims: PreviewClaims
  close: () => void
  /** Ends it when its token is not valid any more. */
  check: () => void
}

/** The stream of events of a branch. `endStreams` ends those of a token that was revoked. */
export function registerEvents(api: FastifyInstance, { branchOf, nameOf, guard, presence }: EventsOptions) {
  const streams = new Map<string, Set<Stream>>()
  const allStreams = () => [...streams.values()].flatMap((own) => [...own])

  // Otherwise a server that stops would wait for the streams.
  api.addHook('preClose', async () => {
    for (const { close } of allStreams()) close()
  })

  api.get(
    '/events',
    {
      sse: { heartbeat: true, serializer: (data: string) => data },
      // Once the stream is begun, nothing can be refused any more.
      preHandler: async (request: FastifyRequest, reply: FastifyReply) => {
        if (!request.headers.accept?.includes('text/event-stream')) {
          const error = 'This is a stream of events. Ask for it with "Accept: text/event-stream".'
          return reply.code(406).send({ error })
        }
        if ((streams.get(request.preview.jti)?.size ?? 0) >= MAX_STREAMS) {
          const error = `This token has ${MAX_STREAMS} open tabs. Close some, or ask for another token.`
          return reply.code(429).send({ error })
        }
        await branchOf(request)
      },
    } as object,
    async (request, reply) => {
      const branch = await branchOf(request)
      const { jti } = request.preview
      const own = streams.get(jti) ?? new Set()
      const stream = streamEvents(request, reply, branch, {
        identify: () => guard.identify(request),
        join: (send) => presence?.join(request.preview, nameOf(request), send),
      })
      streams.set(jti, own.add(stream))
      reply.raw.on('close', () => {
        own.delete(stream)
        if (own.size === 0) streams.delete(jti)
      })
    },
  )

  return {
    endStreams: (id: string) => {
      for (const { claims, check } of allStreams()) if ([claims.jti, ...(claims.parents ?? [])].includes(id)) check()
    },
  }
}

interface StreamOptions {
  identify: () => Promise<PreviewClaims | undefined>
  /** Joins those who look at pages; undefined where nobody is told of them. */
  join: (send: (data: string) => void) => ReturnType<Presence['join']> | undefined
}

/** Sends what happens to a branch for as long as the token is good. */
function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  branch: PreviewBranch,
  { identify, join }: StreamOptions,
): Stream {
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
  const viewer = join((data) => listener.send({ id: stream.lastId, event: 'presence', data }))
  const hello = {
    revision: store.revision,
    isResumed,
    isCompiling: content.isCompiling,
    build: visibleBuild(request.preview, branch),
    ...(viewer && { stream: viewer.id }),
  }
  sse.keepAlive()
  const check = () => {
    viewer?.check()
    identify().then(
      (claims) => {
        if (claims) return
        listener.send({ id: stream.lastId, event: 'expired', data: '{}' })
        end()
        sse.close()
      },
      (error: unknown) => {
        request.log.error(error, 'the token of an open stream cannot be checked, so the stream ends')
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
