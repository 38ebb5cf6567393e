import { randomUUID } from 'node:crypto'
import type { PreviewEvents } from '@galley/core/preview'

/** Maximum number of events kept for editors who reconnect. */
export const KEPT_EVENTS = 500

type Name = keyof PreviewEvents

export interface StreamedEvent {
  /** Unique, even after a restart of the server. */
  id: string
  event: Name
  /** The event's data as JSON. */
  data: string
}

type Kept = { [Event in Name]: { id: string; event: Event; data: PreviewEvents[Event] } }[Name]

/** A connected editor. `reduce` removes what the editor may not see, and returns undefined to skip the event. */
export interface Listener {
  send: (event: StreamedEvent) => void
  reduce: <Event extends Name>(event: Event, data: PreviewEvents[Event]) => PreviewEvents[Event] | undefined
  /** Called when the stream closes. The listener has to connect again. */
  end: () => void
}

/** Sends the events of a branch to listeners, and keeps the last ones for listeners that reconnect. */
export function createEventStream() {
  const epoch = randomUUID().slice(0, 8)
  const kept: Kept[] = []
  const listeners = new Set<Listener>()
  let count = 0

  const deliver = ({ send, reduce }: Listener, { id, event, data }: Kept) => {
    const reduced = reduce(event, data)
    if (reduced) send({ id, event, data: JSON.stringify(reduced) })
  }

  return {
    /** Id of the last event. */
    get lastId() {
      return `${epoch}.${count}`
    },
    get size() {
      return listeners.size
    },
    emit: <Event extends Name>(event: Event, data: PreviewEvents[Event]) => {
      count += 1
      const one = { id: `${epoch}.${count}`, event, data } as Kept
      kept.push(one)
      if (kept.length > KEPT_EVENTS) kept.shift()
      for (const listener of listeners) deliver(listener, one)
    },
    /** Returns true if every event after `lastEventId` is still kept. */
    canResume: (lastEventId: string) => {
      const [from, number] = lastEventId.split('.')
      if (from !== epoch || !/^\d{1,15}$/.test(number ?? '')) return false
      const last = Number(number)
      return last <= count && last >= count - kept.length
    },
    /** Sends the kept events after `lastEventId`, then every new event. Returns the function that unsubscribes. */
    subscribe: (listener: Listener, lastEventId?: string) => {
      const last = lastEventId === undefined ? count : Number(lastEventId.split('.')[1])
      for (const one of kept) if (Number(one.id.split('.')[1]) > last) deliver(listener, one)
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    /** Ends the stream of every listener. */
    close: () => {
      for (const listener of [...listeners]) listener.end()
      listeners.clear()
    },
  }
}

export type EventStream = ReturnType<typeof createEventStream>
