import { ICON_FETCH_TIMEOUT_MS, ICON_ROTATION_MS, ICON_TIMEOUT_MS, ICON_URL_LENGTH } from '.'

const OWN = '/api/icons'
const OTHER = 'https://icons.example'

type Answer = object | number | 'never'

let fetchMock: jest.Mock<Promise<unknown>, [string, RequestInit]>
let asked: { url: string }[]

/** Creates a fresh loader whose sources answer with `answerOf`. */
async function createLoader(sources: string[], answerOf: (url: string) => Answer) {
  asked = []
  fetchMock = jest.fn((url, { signal }) => {
    asked.push({ url })
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
  return loadIcon
}

/** Loads one icon with a fresh loader. */
async function loadRocket(sources: string[], answerOf: (url: string) => Answer) {
  const loadIcon = await createLoader(sources, answerOf)
  const icon = loadIcon('lucide:rocket')
  await jest.advanceTimersByTimeAsync(50)
  return icon
}

/** Answers with the set "lucide" and every requested icon. */
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

test('uses the numbers of the specification', () => {
  expect([ICON_FETCH_TIMEOUT_MS, ICON_URL_LENGTH, ICON_ROTATION_MS, ICON_TIMEOUT_MS]).toEqual([1500, 500, 750, 5000])
})

test('loads icons requested together in one request', async () => {
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

test('splits icons over several requests of limited URL length', async () => {
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

test('requests the next source as well after the rotation time', async () => {
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

test.each([404, 500])('requests the next source at once after status %i', async (status) => {
  const icon = await loadRocket([OWN, OTHER], (url) => (url.startsWith(OTHER) ? answerAll(url) : status))
  expect(icon).toMatchObject({ body: '<path d="rocket"/>' })
})

test('aborts a request after its timeout', async () => {
  const loadIcon = await createLoader([OWN], () => 'never')
  const icon = loadIcon('lucide:rocket')
  await jest.advanceTimersByTimeAsync(ICON_FETCH_TIMEOUT_MS - 20)
  const { signal } = fetchMock.mock.calls[0]![1]
  expect(signal?.aborted).toBe(false)
  await jest.advanceTimersByTimeAsync(50)
  expect(signal?.aborted).toBe(true)
  expect(await icon).toBeUndefined()
})

test('returns undefined if no source answers in time', async () => {
  const loadIcon = await createLoader([OWN, OTHER], () => 'never')
  // A network that ignores the abort signal.
  fetchMock.mockImplementation(() => new Promise(() => undefined))
  const done = jest.fn()
  void loadIcon('lucide:rocket').then(done)
  await jest.advanceTimersByTimeAsync(2 * ICON_ROTATION_MS + ICON_TIMEOUT_MS - 20)
  expect(done).not.toHaveBeenCalled()
  await jest.advanceTimersByTimeAsync(50)
  expect(done).toHaveBeenCalledWith(undefined)
})

test('sends no request without sources', async () => {
  expect(await loadRocket([], answerAll)).toBeUndefined()
  expect(fetchMock).not.toHaveBeenCalled()
})

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
])('rejects unsafe markup: %s', async (body) => {
  expect(await loadRocket([OWN], () => ({ prefix: 'lucide', icons: { rocket: { body } } }))).toBeUndefined()
})

test('accepts gradients, masks and animations', async () => {
  const body =
    '<defs><linearGradient id="a"><stop offset="0"/></linearGradient></defs><path fill="url(#a)"/><use xlink:href="#a"/>' +
    '<animateTransform attributeName="transform" type="rotate" values="0;360"/>'
  const icon = await loadRocket([OWN], () => ({ prefix: 'lucide', icons: { rocket: { body } } }))
  expect(icon?.body).toContain('animateTransform')
})

test('warns once in develop about an icon that no source has', async () => {
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
