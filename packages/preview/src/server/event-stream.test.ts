import { createEventStream, KEPT_EVENTS, type Listener, type StreamedEvent } from './event-stream'

const changed = (revision: number) => ({ revision, files: [], hasNavigation: false })

function listener(reduce: Listener['reduce'] = (_event, data) => data) {
  const sent: StreamedEvent[] = []
  return { sent, send: (event: StreamedEvent) => void sent.push(event), reduce, end: jest.fn() }
}
const revisions = (sent: StreamedEvent[]) => sent.map(({ data }) => (JSON.parse(data) as { revision: number }).revision)

test('sends missed events, then new ones, after a reconnection', () => {
  const stream = createEventStream()
  stream.emit('changed', changed(1))
  const last = stream.lastId
  stream.emit('changed', changed(2))
  const late = listener()
  stream.subscribe(late, last)
  stream.emit('changed', changed(3))
  expect(revisions(late.sent)).toEqual([2, 3])
  expect(late.sent.at(-1)!.id).toBe(stream.lastId)
})

test('sends only new events to a new listener', () => {
  const stream = createEventStream()
  stream.emit('changed', changed(1))
  const one = listener()
  const stop = stream.subscribe(one)
  stream.emit('changed', changed(2))
  stop()
  stream.emit('changed', changed(3))
  expect([revisions(one.sent), stream.size]).toEqual([[2], 0])
})

test('ends all listeners when it closes', () => {
  const stream = createEventStream()
  const [one, other] = [listener(), listener()]
  stream.subscribe(one)
  stream.subscribe(other)
  stream.close()
  stream.emit('changed', changed(1))
  expect([one.end, other.end].map(({ mock }) => mock.calls.length)).toEqual([1, 1])
  expect([one.sent, other.sent]).toEqual([[], []])
})

test('keeps a limited number of events', () => {
  const stream = createEventStream()
  const first = stream.lastId
  for (let count = 0; count < KEPT_EVENTS; count += 1) stream.emit('changed', changed(count))
  expect(stream.canResume(first)).toBe(true)
  stream.emit('changed', changed(KEPT_EVENTS))
  expect([stream.canResume(first), stream.canResume(stream.lastId)]).toEqual([false, true])
})

test('cannot resume from an id of another stream, of the future or without a number', () => {
  const [stream, other] = [createEventStream(), createEventStream()]
  const [epoch] = stream.lastId.split('.')
  for (const id of [other.lastId, `${epoch}.1`, `${epoch}.-1`, `${epoch}.`, `${epoch}`, `${epoch}.1e3`, '', '.']) {
    expect(stream.canResume(id)).toBe(false)
  }
})

test('does not send events that a listener may not see', () => {
  const stream = createEventStream()
  const [blind, narrow] = [listener(() => undefined), listener((_event, data) => ({ ...data, revision: 0 }))]
  stream.subscribe(blind)
  stream.subscribe(narrow)
  stream.emit('changed', changed(7))
  expect([blind.sent, revisions(narrow.sent)]).toEqual([[], [0]])
})
