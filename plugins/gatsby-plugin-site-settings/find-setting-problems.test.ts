import { formatProblem } from '@galley/core/content-source'
import { createTestFolder } from '@galley/testing/own-folder.fixture'
import {
  findColorProblems,
  findEndedAnnouncements,
  findFontProblems,
  findPreviewProblem,
  findSettingProblems,
} from './find-setting-problems'

const { at, write } = createTestFolder()
const SOURCE = `const site = {\n  feedback: { sendTo: 'x' },\n  until: '2026-13-01',`
const find = (facts: object) => findSettingProblems(facts, SOURCE).map(formatProblem)

test.each([
  {},
  { feedback: { sendTo: '' }, reportUrl: undefined, announcement: undefined },
  { feedback: { sendTo: 'analytics' }, analytics: { host: 'https://plausible.io' }, reportUrl: false },
  { feedback: { sendTo: '/api/feedback' } },
  { feedback: { sendTo: 'https://forms.example/answers?form=1' }, reportUrl: 'mailto:a@b.example?body={body}' },
  { announcement: { id: 'v4', text: 'Out now.' } },
  { url: 'https://acme.github.io/queue' },
  { url: 'https://acme.example/a/b_c.d' },
  { url: 'http://127.0.0.1:8000', logo: '<svg viewBox="0 0 1 1"/>' },
  { announcement: { id: 'v4', text: 'Out now.', until: '2026-12-31' } },
])('accepts %j', (facts) => {
  expect(find(facts)).toEqual([])
})

const URL_REMEDY = 'Write scheme, host and, if the site has one, its path, without a slash at the end.'
const NO_ENDPOINT =
  '"feedback.sendTo" must be "analytics", or the URL of an endpoint such as "https://example.com/feedback" or "/feedback"'
const NO_ORIGIN =
  '"url" must be the URL of the published site, such as "https://docs.example.com" or "https://acme.github.io/queue"'
const NO_LOGO = '"logo" must be an SVG that begins with "<svg" and has a viewBox'

test.each<readonly [facts: object, message: string]>([
  [{ feedback: { sendTo: 'x' } }, `src/site.ts:2:23  ${NO_ENDPOINT}, got "x". Correct it.`],
  ...['//forms.example', 'ftp://forms.example', 'https://'].map(
    (sendTo) => [{ feedback: { sendTo } }, `${NO_ENDPOINT}, got "${sendTo}".`] as const,
  ),
  [
    { feedback: { sendTo: 'analytics' }, analytics: { host: '' } },
    'src/site.ts:1:1  "feedback.sendTo" is "analytics", but "analytics.host" is empty. Turn analytics on, or name an endpoint.',
  ],
  [{ reportUrl: 'https://forms.example' }, '"reportUrl" must be a URL with "{title}" or "{body}" in it'],
  [{ reportUrl: 'docs@a.example?subject={title}' }, '"reportUrl" must be a URL with "{title}" or "{body}" in it'],
  ...[
    'docs.example.com',
    'https://a.example/',
    'https://a.example/docs/',
    'https://a.example/docs?a',
    'https://a.example/d%C3%B6cs',
    'https://A.example',
    '//a.example',
    'ftp://a.example',
    '',
  ].map((url) => [{ url }, `${NO_ORIGIN}, got "${url}". ${URL_REMEDY}`] as const),
  ...['', '/logo.svg', '<svg width="2"><path/></svg>'].map(
    (logo) => [{ logo }, `${NO_LOGO}, got "${logo}". Paste the whole file of the logo.`] as const,
  ),
])('reports %j: %s', (facts, message) => {
  expect(find(facts)).toEqual([expect.stringContaining(message)])
})

test('reports values of the content security policy that are not origins', () => {
  const scriptOrigins = ['https://chat.example', "'unsafe-eval'"]
  const security = { scriptOrigins, requestOrigins: ['https://api.example/v1'] }
  expect(find({ security })).toEqual([
    expect.stringContaining(
      `"security.scriptOrigins[2]" must be an origin such as "https://api.example.com", got "'unsafe-eval'".`,
    ),
    expect.stringContaining('"security.requestOrigins[1]" must be an origin'),
  ])
})

test('reports an announcement without an id or with an invalid date', () => {
  expect(find({ announcement: { id: ' ', text: 'Out now.', until: '2026-13-01' } })).toEqual([
    expect.stringContaining('"announcement.id" is empty.'),
    'src/site.ts:3:10  "announcement.until" must be a date such as "2026-12-31", got "2026-13-01". Correct it.',
  ])
})

test('reports the announcement of a language', () => {
  const announcement = { id: 'v4', text: 'Da.', until: '2026-12-32' }
  expect(find({ languages: [{ code: 'en' }, { code: 'de', site: { announcement } }] })).toEqual([
    'src/site.ts:1:1  "languages[2].site.announcement.until" must be a date such as "2026-12-31", got "2026-12-32". Correct it.',
  ])
  expect(find({ announcement, languages: [{ code: 'en', site: { announcement } }] })).toEqual([
    expect.stringContaining('"announcement.until"'),
  ])
  const ended = [{ site: { announcement } }, { site: { announcement: { ...announcement, until: '2026-12-30' } } }]
  expect(findEndedAnnouncements({ languages: ended }, SOURCE, Date.parse('2027-01-01'))).toEqual([
    expect.stringContaining('The announcement ended on 2026-12-30.'),
  ])
})

test('reports an announcement whose colour is not a role', () => {
  const colors = { primary: 'green', info: 'sky' }
  const announcement = { id: 'v4', text: 'Out now.' }
  expect(find({ colors, announcement: { ...announcement, color: 'info' } })).toEqual([])
  expect(find({ colors, announcement: { ...announcement, color: 'blue' } })).toEqual([
    'src/site.ts:1:1  "announcement.color" must be one of "primary", "info", got "blue". Correct it.',
  ])
})

test('reports an announcement that has ended', () => {
  const facts = { announcement: { id: 'v4', text: 'Out now.', until: '2026-12-31' } }
  expect(findEndedAnnouncements(facts, SOURCE, Date.parse('2026-12-31T12:00Z'))).toEqual([])
  expect(findEndedAnnouncements(facts, SOURCE, Date.parse('2027-01-01'))).toEqual([
    'src/site.ts:1:1  The announcement ended on 2026-12-31. Remove it: readers without scripts still see it.',
  ])
  expect(findEndedAnnouncements({}, SOURCE, 0)).toEqual([])
})

describe('colours', () => {
  const colors = {
    ...{ primary: 'green', secondary: 'sky', success: 'green', info: 'sky', warning: 'amber', error: 'red' },
    neutral: { 50: '#fafafa' },
  }
  const findIn = (facts: object, code = '') => findColorProblems(facts, code).map(formatProblem)

  test('can be scales of the engine or of the site', () => {
    expect(findIn({ colors })).toEqual([])
    expect(findIn({})).toEqual([])
  })

  test('with an unknown scale are reported at their position', () => {
    expect(findIn({ colors: { ...colors, primary: 'ambr', neutral: 'x' } }, `colors: {\n  primary: 'ambr',`)).toEqual([
      expect.stringMatching(
        /^src\/site\.ts:2:12 {2}"colors\.primary" must be a colour scale, got "ambr"\. Did you mean "amber"\? Scales: .*\bgreen\b.*; or an object/,
      ),
      expect.stringMatching(/^src\/site\.ts:1:1 {2}"colors\.neutral" must be a colour scale, got "x"\. Scales: /),
    ])
  })

  test('are reported for unknown roles', () => {
    const { primary, ...others } = colors
    expect(findIn({ colors: { ...others, primry: primary } })).toEqual([
      'src/site.ts:1:1  "colors.primry" is not a role. Did you mean "primary"? Roles: primary, secondary, success, info, warning, error, neutral.',
      expect.stringContaining('"colors.primary" is missing. Scales: '),
    ])
  })
})

test('reports unknown font faces and font files that are not in static/', () => {
  write('static/fonts/inter.woff2')
  const source = "fonts: {\n  sans: { files: [{ url: '/fonts/intr.woff2' }] } }"
  const find = (fonts: object) => findFontProblems({ fonts }, source, at()).map(formatProblem)
  expect(find({ sans: { weights: '400', files: [{ url: '/fonts/inter.woff2' }] } })).toEqual([])
  expect(find({ sans: { files: [{ url: '/fonts/intr.woff2' }] }, san: {}, serif: { files: [] } })).toEqual([
    'src/site.ts:2:26  "fonts.sans.files[1].url" must be the URL of a file in static/, got "/fonts/intr.woff2". Did you mean "/fonts/inter.woff2"? Copy the file to static/fonts/intr.woff2, or correct the URL.',
    'src/site.ts:1:1  "fonts.san" is not a font of the site. Did you mean "sans"? Fonts: sans, serif, mono.',
    'src/site.ts:1:1  "fonts.serif.files" is empty. Name a file of static/.',
  ])
})

test('reports a preview server without the plugin that shows its drafts', () => {
  const plugin = '@galley/gatsby-plugin-preview'
  const facts = { preview: { api: 'https://preview.example', stagingApi: '' } }
  expect(findPreviewProblem(facts, ['@galley/gatsby-theme'])).toBe(
    '"preview.api" of src/site.ts is "https://preview.example", but gatsby-config.ts does not list "@galley/gatsby-plugin-preview". List the plugin after the theme, or leave out GATSBY_PREVIEW_API.',
  )
  expect(findPreviewProblem(facts, ['@galley/gatsby-theme', plugin])).toBeUndefined()
  expect(findPreviewProblem({ preview: { api: '', stagingApi: '' } }, [])).toBeUndefined()
  expect(findPreviewProblem({}, [])).toBeUndefined()
})
