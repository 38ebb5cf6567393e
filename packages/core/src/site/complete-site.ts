import { basePathOf } from '../base-path'
import { en } from '../languages/en'
import { setVersions } from '../versions'
import type { Site, SiteOptions } from './site'
import { addVersionAreas } from './version-areas'

const PLAIN_LOGO =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="currentColor"><path d="M6 2h12a4 4 0 0 1 4 4v12a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4V6a4 4 0 0 1 4-4Zm1 5v2h10V7Zm0 4v2h10v-2Zm0 4v2h6v-2Z"/></svg>'

/** Completes the settings of one language with the defaults. */
export function completeSite(options: SiteOptions): Site {
  const { name, url, language = en } = options
  const site: Site = {
    name,
    url,
    basePath: process.env.NODE_ENV === 'development' ? '' : basePathOf(url),
    language,
    languages: [],
    logo: PLAIN_LOGO,
    header: { hasName: true, title: name, to: '/', menu: [] },
    announcement: undefined,
    footer: { columns: [] },
    repository: undefined,
    reportUrl: undefined,
    contributors: false,
    codeHost: 'https://github.com',
    demos: process.env.GATSBY_DEMOS ?? '',
    social: [],
    seo: { titleTemplate: `%s - ${name}`, title: name, description: '', socialImages: true, socialImageFonts: [] },
    images: { hosts: [] },
    icons: { sources: ['/api/icons'] },
    search: { areas: [], synonyms: [] },
    feeds: [],
    redirectPages: false,
    versions: [],
    mcp: false,
    security: { scriptOrigins: [], requestOrigins: [] },
    preview: {
      api: process.env.GATSBY_PREVIEW_API ?? '',
      stagingApi: process.env.GATSBY_PREVIEW_STAGING_API ?? '',
      editorOrigins: process.env.GATSBY_PREVIEW_EDITOR_ORIGINS?.split(',') ?? [],
    },
    analytics: {
      host: '',
      domain: '',
      hashMode: false,
      localhost: false,
      outboundLinks: false,
      fileDownloads: false,
      notFound: false,
      emptySearches: false,
    },
    feedback: { sendTo: '' },
    updates: { notice: false, keepDays: 14 },
    colors: {
      primary: 'green',
      secondary: 'sky',
      success: 'green',
      info: 'sky',
      warning: 'amber',
      error: 'red',
      neutral: 'slate',
    },
    fonts: {},
    texts: { ...language.texts, ...options.texts },
    printMarks: false,
    copyright: `© ${name}`,
  }
  // Plural forms are objects of the language, which `fill` would change.
  fill(site, { ...options, texts: {} })
  if (!options.search?.areas)
    site.search.areas = [{ name: 'pages', label: site.texts.pages, icon: 'lucide:file', pathPrefix: '/' }]
  // A build of a site without versions sets this constant for browsers, which removes the code from the bundle.
  if (process.env['WITHOUT_VERSIONS'] !== 'true') {
    setVersions(site.versions)
    site.search.areas = addVersionAreas(site)
  }
  return site
}

/** Copies fields of `options` to `facts`. Objects with defaults are merged field by field. A colour scale replaces the name of a scale. */
function fill(facts: object, options: object) {
  const known = facts as Record<string, unknown>
  for (const [name, value] of Object.entries(options)) {
    const fact = known[name]
    if (fact && typeof fact === 'object' && !Array.isArray(fact)) fill(fact, Object(value) as object)
    else if (value !== undefined) known[name] = value
  }
}
