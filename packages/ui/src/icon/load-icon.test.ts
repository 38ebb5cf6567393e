import { ICON_FETCH_TIMEOUT_MS, ICON_ROTATION_MS, ICON_TIMEOUT_MS, ICON_URL_LENGTH } from '.'

const OWN = '/api/icons'
const OTHER = 'https://icons.example'

type Answer = object | number | 'never'

let fetchMock: jest.Mock<Promise<unknown>, [string, RequestInit]>
/** The milliseconds after the start at which each URL was asked for. */
let asked: { url: string; at: number }[]
let start: number

/** A fresh loader whose sources answer as the test says. */
async function createLoader(sources: string[], answerOf: (url: string) => Answer) {
  asked = []
  fetchMock = jest.fn((url, { signal }) => {
    asked.push({ url, at: Date.now() - start })
    const answer = answerOf(url)
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(new Error('aborted')))
      if (answer === 'never') return
      const status = typeof answer === 'number' ? answer : 200
      resolve(new Response(JSON.stringify(answer), { status }))
    })
  })
  globalThis.fetch = fetchMock as unknown as typeof fetch
  jest.resetModules()
  const { setIconSources } = await import('./icon-sources')
  setIconSources(sources)
  const { loadIcon } = await import('./load-icon')
  start = Date.now()
  return loadIcon
}

/** The set "lucide" with whatever icons are asked for. */
function answerAll(url: string) {
  const names = new URL(url, 'https://site.example').searchParams.get('icons')!.split(',')
  return {
    prefix: 'lucide',
    icons: Object.fromEntries(names.map((name) => [name, { body: `<path d="${name}"/>` }])),
    width: 24,
    height: 24,
  }
}

beforeEach(() => {
  jest.useFakeTimers()
})

afterEach(() => jest.useRealTimers())

test('the numbers are those of the specification', () => {
  expect([ICON_FETCH_TIMEOUT_MS, ICON_URL_LENGTH, ICON_ROTATION_MS, ICON_TIMEOUT_MS]).toEqual([1500, 500, 750, 5000])
})

test('icons that are asked for together are loaded in one request', async () => {
  const loadIcon = await createLoader([OWN], answerAll)
  const icons = Promise.all(['lucide:rocket', 'lucide:house', 'lucide:rocket'].map(loadIcon))
  await jest.advanceTimersByTimeAsync(10)
  expect(await icons).toEqual([
    { body: '<path d="rocket"/>', width: 24, height: 24 },
    { body: '<path d="house"/>', width: 24, height: 24 },
    { body: '<path d="rocket"/>', width: 24, height: 24 },
  ])
  expect(asked.map(({ url }) => url)).toEqual(['/api/icons/lucide.json?icons=house,rocket'])
})

test('an icon is asked for once', async () => {
  const loadIcon = await createLoader([OWN], answerAll)
  void loadIcon('lucide:rocket')
  await jest.advanceTimersByTimeAsync(10)
  void loadIcon('lucide:rocket')
  await jest.advanceTimersByTimeAsync(10)
  expect(fetchMock).toHaveBeenCalledTimes(1)
})

test('more icons than a URL holds are loaded in several requests, none of them longer', async () => {
  const loadIcon = await createLoader([OWN, OTHER], answerAll)
  const names = Array.from({ length: 120 }, (_, index) => `lucide:icon-${index}`)
  const icons = Promise.all(names.map(loadIcon))
  await jest.advanceTimersByTimeAsync(10)
  expect(await icons).not.toContain(undefined)
  const lengths = asked.map(({ url }) => url.length)
  expect(lengths.length).toBeGreaterThan(2)
  expect(Math.max(...lengths)).toBeLessThanOrEqual(ICON_URL_LENGTH)
  expect(Math.max(...lengths)).toBeGreaterThan(ICON_URL_LENGTH - 30)
})

test('a source that does not answer is joined by the next after the rotation time', async () => {
  const loadIcon = await createLoader([OWN, OTHER], (url) => (url.startsWith(OTHER) ? answerAll(url) : 'never'))
  const icon = loadIcon('lucide:rocket')
  await jest.advanceTimersByTimeAsync(ICON_ROTATION_MS - 10)
  expect(asked).toHaveLength(1)
  await jest.advanceTimersByTimeAsync(20)
  expect(asked.map(({ url }) => url)).toEqual([
    '/api/icons/lucide.json?icons=rocket',
    'https://icons.example/lucide.json?icons=rocket',
  ])
  expect(await icon).toMatchObject({ body: '<path d="rocket"/>' })
})

test('the source that answered is asked first from then on', async () => {
  const loadIcon = await createLoader([OWN, OTHER], (url) => (url.startsWith(OTHER) ? answerAll(url) : 'never'))
  void loadIcon('lucide:rocket')
  await jest.advanceTimersByTimeAsync(1000)
  void loadIcon('lucide:house')
  await jest.advanceTimersByTimeAsync(10)
  expect(asked.map(({ url }) => url).at(-1)).toBe('https://icons.example/lucide.json?icons=house')
})

test.each([404, 500])('a source that answers %i is followed by the next at once', async (status) => {
  const loadIcon = await createLoader([OWN, OTHER], (url) => (url.startsWith(OTHER) ? answerAll(url) : status))
  const icon = loadIcon('lucide:rocket')
  await jest.advanceTimersByTimeAsync(50)
  expect(await icon).toMatchObject({ body: '<path d="rocket"/>' })
})

test('a request is broken off when its time is over', async () => {
  const loadIcon = await createLoader([OWN], () => 'never')
  const icon = loadIcon('lucide:rocket')
  await jest.advanceTimersByTimeAsync(ICON_FETCH_TIMEOUT_MS - 20)
  const { signal } = fetchMock.mock.calls[0]![1]
  expect(signal?.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(50)
  expect(signal?.aborted).toBe(true)
  expect(await icon).toBeUndefined()
})

test('the icon counts as missing when no source has answered in time', async () => {
  const loadIcon = await createLoader([OWN, OTHER], () => 'never')
  // A network that does not even break off.
  fetchMock.mockImplementation(() => new Promise(() => undefined))
  const done = jest.fn()
  void loadIcon('lucide:rocket').then(done)
  await jest.advanceTimersByTimeAsync(2 * ICON_ROTATION_MS + ICON_TIMEOUT_MS - 20)
  expect(done).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(50)
  expect(done).toHaveBeenCalledWith(undefined)
})

test('where no source is named, nothing is asked', async () => {
  const loadIcon = await createLoader([], answerAll)
  expect(await loadIcon('lucide:rocket')).toBeUndefined()
  expect(fetchMock).not.toHaveBeenCalled()
})

test.each(['lucide:', ':rocket', 'lucide:Rocket', 'lucide:a b', 'a:b:c:d'])(
  '"%s" is nothing to ask for',
  async (name) => {
    const loadIcon = await createLoader([OWN], answerAll)
    const icon = loadIcon(name)
    await jest.advanceTimersByTimeAsync(50)
    expect(await icon).toBeUndefined()
    expect(fetchMock).not.toHaveBeenCalled()
  },
)

test.each([
  '<script>alert(1)</script>',
  '<path onload="alert(1)"/>',
  "<g/onclick='alert(1)'/>",
  '<a href="https://evil.example"><path/></a>',
  '<foreignObject><iframe/></foreignObject>',
  '<image href="https://evil.example/a.png"/>',
  '<use href="https://evil.example/a.svg#b"/>',
  '<style>body{display:none}</style>',
  '<use href="#a"><set attributeName="href" to="data:a"/></use>',
  '<use href="#a"><set attributeName="&#104;ref" to="data:a"/></use>',
  '<path fill="url(https://evil.example/a.svg#b)"/>',
  '<path-x/>',
  '</svg><img src=x>',
])('an icon with more than shapes is not shown: %s', async (body) => {
  const loadIcon = await createLoader([OWN], () => ({ prefix: 'lucide', icons: { rocket: { body } } }))
  const icon = loadIcon('lucide:rocket')
  await jest.advanceTimersByTimeAsync(50)
  expect(await icon).toBeUndefined()
})

test('gradients, masks and animations are allowed', async () => {
  const body =
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)"/><use xlink:href="#a"/>' +
    '<animateTransform attributeName="transform" type="rotate" values="0;360"/>'
  const loadIcon = await createLoader([OWN], () => ({ prefix: 'lucide', icons: { rocket: { body } } }))
  const icon = loadIcon('lucide:rocket')
  await jest.advanceTimersByTimeAsync(50)
  expect((await icon)?.body).toContain('animateTransform')
})

test('an icon that no source has is reported once to who develops', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined)
  const environment = process.env.NODE_ENV
  Object.assign(process.env, { NODE_ENV: 'development' })
  try {
    const loadIcon = await createLoader([OWN], () => ({ prefix: 'lucide', icons: {}, not_found: ['rokcet'] }))
    void loadIcon('lucide:rokcet')
    await jest.advanceTimersByTimeAsync(50)
    void loadIcon('lucide:rokcet')
    await jest.advanceTimersByTimeAsync(50)
    expect(warn.mock.calls).toEqual([
      ['No source has the icon "lucide:rokcet". Correct the name, or add its set. Sources: /api/icons.'],
    ])
  } finally {
    Object.assign(process.env, { NODE_ENV: environment })
    warn.mockRestore()
  }
})
