import { readForcedModes } from './forced-modes'

test('pages that say light or dark are shown in it', () => {
  const { modes, problems } = readForcedModes([
    { path: '/night', colorMode: 'dark' },
    { path: '/day', colorMode: 'light' },
    { path: '/free' },
  ])
  expect([...modes]).toEqual([
    ['/night', 'dark'],
    ['/day', 'light'],
  ])
  expect(problems).toEqual([])
})

test('a page that says "system" is reported, here and in the browser', () => {
  const { modes, problems } = readForcedModes([{ path: '/docs', colorMode: 'system' }])
  expect(modes.get('/docs')).toBe('system')
  expect(problems).toEqual([expect.stringMatching(/^The page \/docs cannot force the colour mode "system".* Write/)])
})
