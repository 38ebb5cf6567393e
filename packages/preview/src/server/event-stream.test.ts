import { createEventStream, KEPT_EVENTS } from './event-stream'

const changed = (revision: number) => ({ revision, files: [], hasNavigation: false })

test('keeps a limited number of events', () => {
  const stream = createEventStream()
  const first = stream.lastId
  for (let count = 0; count < KEPT_EVENTS; count += 1) stream.emit('changed', changed(count))
  expect(stream.canResume(first)).toBe(true)
  stream.emit('changed', changed(KEPT_EVENTS))
  expect([stream.canResume(first), stream.canResume(stream.lastId)]).toEqual([false, true])
})

test('cannot resume from an id of another stream, a later id, or an id without a number', () => {
  const [stream, other] = [createEventStream(), createEventStream()]
  const [epoch] = stream.lastId.split('.')
  for (const id of [other.lastId, `${epoch}.1`, `${epoch}.-1`, `${epoch}.`, `${epoch}`, `${epoch}.1e3`, '', '.']) {
    expect(stream.canResume(id)).toBe(false)
  }
})
