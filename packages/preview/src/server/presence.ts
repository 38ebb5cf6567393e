import { randomUUID } from 'node:crypto'
import { PRESENCE_SECONDS, type PreviewClaims, type PreviewEvents } from '@galley/core/preview'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { findVisiblePath, type Guard } from './tokens'

/** Changes within this time are sent in one event. */
export const PRESENCE_DELAY_MS = 1000

/** Names in an event. The event's count includes the rest. */
export const MAX_NAMES = 20

/** A tab that has not reported its page for this time is not counted: its computer may sleep. Background tabs report late. */
export const ABSENT_MS = 3 * PRESENCE_SECONDS * 1000

type Sent = PreviewEvents['presence']

interface Page {
  path: string
  viewers: Set<Viewer>
}

interface Viewer {
  claims: PreviewClaims
  branch: string
  send: (data: string) => void
  /** The last event sent for this page, as JSON. */
  sent: string
  saidAt: number
  page?: Page | undefined
}

/** Returns one key for all tabs of an editor. Each shared link has its own key, because its token carries the name of the editor who shared it. */
const keyOf = ({ claims: { jti, sub, parents } }: Viewer) => (parents ? jti : `editor ${sub}`)

/** Tracks which tab shows which page, and sends each tab the other viewers of its page. */
export function createPresence() {
  const viewers = new Map<string, Viewer>()
  const pages = new Map<string, Page>()
  const changed = new Set<Page>()
  let timer: NodeJS.Timeout | undefined

  const sendChanged = () => {
    timer = undefined
    for (const page of changed) sendPage(page)
    changed.clear()
  }

  const announce = (page: Page) => {
    changed.add(page)
    timer ??= setTimeout(sendChanged, PRESENCE_DELAY_MS)
    timer.unref()
  }

  const move = (viewer: Viewer, path: string | undefined) => {
    const key = JSON.stringify([viewer.branch, path])
    const from = viewer.page
    const to = path === undefined ? undefined : (pages.get(key) ?? { path, viewers: new Set() })
    if (from === to) return
    viewer.page = to
    viewer.sent = ''
    if (from) {
      from.viewers.delete(viewer)
      if (from.viewers.size === 0) pages.delete(JSON.stringify([viewer.branch, from.path]))
      announce(from)
    }
    if (to) {
      pages.set(key, to)
      to.viewers.add(viewer)
      announce(to)
    }
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
function sendPage({ path, viewers }: Page) {
  const everybody = new Map([...viewers].map((viewer) => [keyOf(viewer), viewer.claims]))
  for (const viewer of viewers) {
    const others = [...everybody].filter(([key]) => key !== keyOf(viewer))
    const people = others.slice(0, MAX_NAMES).map(([, { sub, parents }]) => ({ name: sub, isGuest: Boolean(parents) }))
    const data = JSON.stringify({ path, count: others.length, people } satisfies Sent)
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
