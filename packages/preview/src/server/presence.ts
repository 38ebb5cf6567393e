import { randomUUID } from 'node:crypto'
import { groupBy } from '@galley/core/group-by'
import { PRESENCE_SECONDS, type PreviewClaims, type PreviewEvents } from '@galley/core/preview'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findVisiblePath, type Guard } from './tokens'

/** Changes within this time are sent in one event. */
export const PRESENCE_DELAY_MS = 1000

/** Maximum number of names in an event. The event's count includes the rest. */
export const MAX_NAMES = 20

/** A tab that has not reported its page for this time is not counted: its computer may sleep. Background tabs report late. */
export const ABSENT_MS = 3 * PRESENCE_SECONDS * 1000

type Sent = PreviewEvents['presence']

interface Viewer {
  claims: PreviewClaims
  branch: string
  send: (data: string) => void
  /** The last event sent for this page, as JSON. */
  sent: string
  saidAt: number
  /** Path of the page; undefined before the tab reports a page that others may learn of. */
  path?: string | undefined
}

/** Returns one key for all tabs of an editor. Each shared link has its own key, because its token carries the name of the editor who shared it. */
const keyOf = ({ claims: { jti, sub, parents } }: Viewer) => (parents ? jti : `editor ${sub}`)

/** Returns the key of a viewer's page, if the viewer has a page. */
const pagesOf = ({ branch, path }: Viewer) => (path === undefined ? [] : [JSON.stringify([branch, path])])

/** Tracks which tab shows which page, and sends each tab the other viewers of its page. */
export function createPresence() {
  const viewers = new Map<string, Viewer>()
  const changed = new Set<string>()
  let timer: NodeJS.Timeout | undefined

  const sendChanged = () => {
    timer = undefined
    const pages = groupBy(viewers.values(), pagesOf)
    for (const page of changed) sendPage(pages.get(page) ?? [])
    changed.clear()
  }

  const move = (viewer: Viewer, path: string | undefined) => {
    if (viewer.path === path) return
    const before = pagesOf(viewer)
    viewer.path = path
    viewer.sent = ''
    for (const page of [...before, ...pagesOf(viewer)]) changed.add(page)
    timer ??= setTimeout(sendChanged, PRESENCE_DELAY_MS)
    timer.unref()
  }

  return {
    /** Adds a stream. Its id is a secret between the server and the tab. */
    join: (claims: PreviewClaims, branch: string, send: (data: string) => void) => {
      const id = randomUUID()
      const viewer: Viewer = { claims, branch, send, sent: '', saidAt: Date.now() }
      viewers.set(id, viewer)
      return {
        id,
        leave: () => {
          viewers.delete(id)
          move(viewer, undefined)
        },
        /** Removes the viewer from its page if the tab has not reported for `ABSENT_MS`. */
        check: () => {
          if (Date.now() - viewer.saidAt > ABSENT_MS) move(viewer, undefined)
        },
      }
    },
    /** Sets the page of a stream; undefined for a page that others must not learn of. Returns false if the token has no such stream. */
    show: (id: string, { jti }: PreviewClaims, path: string | undefined) => {
      const viewer = viewers.get(id)
      if (viewer?.claims.jti !== jti) return false
      viewer.saidAt = Date.now()
      move(viewer, path)
      return true
    },
  }
}

export type Presence = ReturnType<typeof createPresence>

/** Sends each viewer of a page the other viewers, if they changed. */
function sendPage(viewers: readonly Viewer[]) {
  const everybody = new Map(viewers.map((viewer) => [keyOf(viewer), viewer.claims]))
  for (const viewer of viewers) {
    const others = [...everybody].filter(([key]) => key !== keyOf(viewer))
    const people = others.slice(0, MAX_NAMES).map(([, { sub, parents }]) => ({ name: sub, isGuest: Boolean(parents) }))
    const data = JSON.stringify({ path: viewer.path!, count: others.length, people } satisfies Sent)
    if (data === viewer.sent || (others.length === 0 && !viewer.sent)) continue
    viewer.sent = data
    viewer.send(data)
  }
}

/** Registers the route where tabs report the page that they show. */
export function registerPresence(api: FastifyInstance, presence: Presence, guard: Guard) {
  const body = z.object({ path: z.string() })
  api.put<{ Params: { stream: string } }>('/presence/:stream', async (request, reply) => {
    const { preview: claims, params } = request
    const wanted = body.safeParse(request.body)
    const path = wanted.success ? findVisiblePath(claims, wanted.data.path) : undefined
    const isKnown = presence.show(params.stream, claims, path)
    if (path === undefined) return guard.refuse(request, reply)
    if (isKnown) return reply.code(204).send()
    return reply.code(404).send({ error: 'This token has no such stream. Open one with GET events.' })
  })
}
