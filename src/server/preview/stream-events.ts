import type { FastifyReply, FastifyRequest } from 'fastify'
import { HEARTBEAT_SECONDS, type PreviewClaims } from '../../lib/preview'
import type { Listener } from './event-stream'
import type { PreviewBranch } from './preview-contents'
import { reduceEvent, visibleBuild } from './visible-drafts'

/** Bytes that may be queued for one slow editor before the connection is closed; they reconnect by themselves. */
const MAX_UNSENT_BYTES = 2_000_000

/** Sends what happens to a branch for as long as the token is good. */
export function streamEvents(
  request: FastifyRequest,
  reply: FastifyReply,
  { content, builds }: PreviewBranch,
  identify: () => Promise<PreviewClaims | undefined>,
) {
  const { sse, raw } = reply
  const { stream, store } = content
  const last = sse.lastEventId ?? undefined
  const isResumed = last !== undefined && stream.canResume(last)
  const end = () => {
    clearInterval(check)
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
  const hello = { revision: store.revision, isResumed, build: visibleBuild(request.preview, builds) }
  sse.keepAlive()
  const check = setInterval(() => {
    void identify().then((claims) => {
      if (claims) return
      listener.send({ id: stream.lastId, event: 'expired', data: '{}' })
      end()
      sse.close()
    })
  }, HEARTBEAT_SECONDS * 1000)
  listener.send({ id: isResumed ? last : stream.lastId, event: 'hello', data: JSON.stringify(hello) })
  const unsubscribe = stream.subscribe(listener, isResumed ? last : undefined)
  sse.onClose(end)
}
