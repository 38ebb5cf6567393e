import { readRepositoryUrl } from './repository-url'

test.each([
  ['https://github.com/acme/site.git', 'https:ssh'],
  ['https://ana:secret@git.example.com:8443/acme/site', 'https:ssh'],
  ['git@github.com:acme/site.git', 'https:ssh'],
  ['deploy@git.example.com:~/site', 'https:ssh'],
  ['/srv/site.git', 'file'],
  ['/srv/with space:and colon', 'file'],
  ['file:///srv/site.git', 'file'],
])('%s allows the protocols %s', (url, protocols) => {
  expect(readRepositoryUrl(url)).toMatchObject({ url, protocols })
})

test.each([
  '',
  'site',
  '../site',
  'http://github.com/acme/site.git',
  'ext::sh -c "touch x"',
  'https://',
  'ssh://-oProxyCommand=x/site',
  '-oProxyCommand=x@host:site',
  'git@-oProxyCommand=x:site',
  'git@github.com:-x',
  '--upload-pack=x',
  'file://host/srv/site.git',
  'https://github.com/a\nb',
  '/srv/a\0b',
])('%j is refused', (url) => {
  expect(() => readRepositoryUrl(url)).toThrow(/^PREVIEW_REPOSITORY must be a URL such as /)
})

test('does not show a refused URL, because it may contain a password', () => {
  expect(() => readRepositoryUrl('http://ana:hunter22@host/site')).not.toThrow(/hunter22|ana/)
})

test.each([
  [
    'https://ana:hunter22@host/site',
    'fatal: https://ana:hunter22@host/site and hunter22',
    'fatal: https://***@host/site and ***',
  ],
  ['https://ghp_token@host/site', "for 'https://ghp_token@host' ghp_token", "for 'https://***@host' ***"],
  ['https://ana:a%40b%20c@host/site', 'a@b c, a%40b%20c, https://ana:a@b@host/', '***, ***, https://***@host/'],
  ['https://host/site?access_token=abcdef', 'at https://host/site?access_token=abcdef', 'at https://host/site***'],
  ['ssh://git@host/site', 'git fetch from ssh://git@host/site', 'git fetch from ssh://***@host/site'],
  ['/srv/site.git', 'redirected to https://x:y@elsewhere/', 'redirected to https://***@elsewhere/'],
])('masks the credentials of %s', (url, text, masked) => {
  expect(readRepositoryUrl(url).mask(text)).toBe(masked)
})
