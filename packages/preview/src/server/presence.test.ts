import { PREVIEW_API, type PreviewClaims, REFUSAL } from '@galley/core/preview'
import { createEventListeners, type EventListeners } from './event-listeners.fixture'
import { ABSENT_MS, createPresence, MAX_NAMES, PRESENCE_DELAY_MS } from './presence'
import { createPreviewServer, type PreviewServer } from './preview-server.fixture'

describe('the other viewers of a page', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  let presence: ReturnType<typeof createPresence>
  beforeEach(() => (presence = createPresence()))

  /** A tab that shows a page. `seen` has the events that the tab received. */
  const open = (name: string, path: string, rest: Partial<PreviewClaims> = {}, branch = 'main') => {
    const claims = { jti: `id of ${name}`, sub: name, iat: 0, exp: 0, ...rest }
    const seen: { path: string; count: number; people: { name: string; isGuest: boolean }[] }[] = []
    const tab = presence.join(claims, branch, (data) => void seen.push(JSON.parse(data) as (typeof seen)[number]))
    const show = (at: string | undefined) => presence.show(tab.id, claims, at)
    show(path)
    return { ...tab, show, seen, last: () => seen.at(-1)?.people.map((one) => one.name), claims }
  }
  const wait = () => jest.advanceTimersByTime(PRESENCE_DELAY_MS)

  test('are sent by name to tabs with the same page and branch only', () => {
    const [ada, bo] = [open('Ada', '/docs/a'), open('Bo', '/docs/a')]
    const others = [open('Cleo', '/docs/b'), open('Dan', '/docs/a', {}, 'other')]
    wait()
    expect(ada.seen).toEqual([{ path: '/docs/a', count: 1, people: [{ name: 'Bo', isGuest: false }] }])
    expect(bo.last()).toEqual(['Ada'])
    for (const { seen } of others) expect(seen).toEqual([])
  })

  test('change when a viewer opens another page or leaves', () => {
    const [ada, bo, cleo] = [open('Ada', '/docs/a'), open('Bo', '/docs/a'), open('Cleo', '/docs/b')]
    wait()
    bo.show('/docs/b')
    wait()
    expect([ada.last(), bo.last(), cleo.last()]).toEqual([[], ['Cleo'], ['Bo']])
    bo.leave()
    wait()
    expect(cleo.last()).toEqual([])
    expect(ada.seen).toHaveLength(2)
  })

  test('count as one person with several tabs', () => {
    const [ada, first] = [open('Ada', '/docs/a'), open('Bo', '/docs/a')]
    const second = open('Bo', '/docs/a', { jti: 'another link' })
    wait()
    expect(ada.seen).toMatchObject([{ count: 1 }])
    expect(second.last()).toEqual(['Ada'])
    first.leave()
    wait()
    expect(ada.seen).toHaveLength(1)
  })

  test('include the guest of a shared link, not the editor who shared it', () => {
    const ada = open('Ada', '/docs/a')
    open('Ada', '/docs/a', { jti: 'link', parents: [ada.claims.jti] })
    wait()
    expect(ada.seen).toMatchObject([{ people: [{ name: 'Ada', isGuest: true }] }])
  })

  test('exclude tabs with a hidden page, and tabs that have not reported for long', () => {
    const [ada, bo] = [open('Ada', '/docs/a'), open('Bo', '/docs/a')]
    bo.show(undefined)
    wait()
    expect(ada.seen).toEqual([])
    bo.show('/docs/a')
    wait()
    expect(ada.last()).toEqual(['Bo'])
    jest.advanceTimersByTime(ABSENT_MS)
    ada.show('/docs/a')
    bo.check()
    ada.check()
    wait()
    expect(ada.last()).toEqual([])
  })

  test('are sent once per tab when 200 editors arrive at once, with a limited number of names', () => {
    const elsewhere = open('Eve', '/docs/b')
    const tabs = Array.from({ length: 200 }, (_, index) => open(`editor ${index}`, '/docs/a'))
    wait()
    for (const { seen } of tabs) expect(seen).toHaveLength(1)
    expect(tabs[0]!.seen[0]!.count).toBe(199)
    expect(tabs[0]!.seen[0]!.people).toHaveLength(MAX_NAMES)
    for (const { leave } of tabs.slice(0, 100)) leave()
    wait()
    for (const { seen } of tabs.slice(100)) expect(seen).toHaveLength(2)
    expect(elsewhere.seen).toEqual([])
  })
})

describe('over the stream of events', () => {
  let server: PreviewServer
  let listeners: EventListeners

  const start = async (hasPresence: boolean) => {
    server = await createPreviewServer({ branches: { main: { 'docs/a.md': '# A\n' } }, hasPresence })
    listeners = await createEventListeners(server)
  }
  afterEach(async () => {
    listeners.stop()
    await server.close()
  })

  const open = async (token: string) => {
    const stream = await listeners.listen(token)
    const [hello] = await stream.until(1)
    return { ...stream, id: hello!.data['stream'] as string }
  }
  const show = (stream: string, token: string, payload: object = { path: '/docs/a' }) =>
    server.send(`${PREVIEW_API}/presence/${stream}`, token, { method: 'PUT', payload })

  test('a tab receives the other viewers of its page until these close their tabs', async () => {
    await start(true)
    const [ana, bo] = [await server.sign(), await server.sign({ name: 'bo', paths: ['/docs/a'] })]
    const [mine, theirs] = [await open(ana), await open(bo)]
    expect((await show(mine.id, ana)).statusCode).toBe(204)
    expect((await show(theirs.id, bo, { path: '/docs/a/' })).statusCode).toBe(204)
    expect((await mine.until(2))[1]).toMatchObject({ event: 'presence', data: { people: [{ name: 'bo' }] } })
    theirs.stop()
    expect((await mine.until(3))[2]).toMatchObject({ event: 'presence', data: { count: 0, people: [] } })
    expect((await server.send(`${PREVIEW_API}/session`, ana)).json()).toMatchObject({ presence: true })
  })

  test('a hidden page and the stream of another token are refused', async () => {
    await start(true)
    const [ana, bo] = [await server.sign(), await server.sign({ name: 'bo', paths: ['/docs/a'] })]
    const [mine, theirs] = [await open(ana), await open(bo)]
    for (const payload of [{ path: '/docs/b' }, { path: 1 }, {}, []]) {
      const answer = await show(theirs.id, bo, payload)
      expect([answer.statusCode, answer.json()]).toEqual([401, REFUSAL])
    }
    for (const answer of [await show(mine.id, bo), await show('x', ana)]) {
      const error = 'This token has no such stream. Open one with GET events.'
      expect([answer.statusCode, answer.json()]).toEqual([404, { error }])
    }
  })

  test('no stream has an id by default', async () => {
    await start(false)
    const token = await server.sign()
    expect((await open(token)).id).toBeUndefined()
    expect((await show('x', token)).statusCode).toBe(404)
  })
})
