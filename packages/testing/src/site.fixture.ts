import type { site as ownSite } from '@galley/site'

const name = 'Harbour'
const repositoryUrl = 'https://github.com/harbour-docs/harbour'

interface Repository {
  owner: string
  name: string
  url: string
  branch: string
}

/** The site of all tests but those of `site.test.ts`, so that none of them depends on what `site.ts` says. */
export const site = {
  name,
  url: 'https://harbour.example',
  language: 'en',
  logo: '<svg viewBox="0 0 24 24"><path d="M0 0h24v24H0z"/></svg>',
  header: {
    hasName: true as boolean,
    title: `${name} content docs`,
    to: '/',
    menu: [
      { label: 'Documentation', to: '/docs/getting-started', pathPrefix: '/docs' },
      {
        label: 'Studio',
        children: [
          { label: 'Features', to: '/studio', description: 'everything to edit with' },
          { label: 'Pricing', to: '/studio/pricing', description: 'plans for teams' },
        ],
        pathPrefix: '/studio',
      },
      { label: 'Templates', to: '/templates' },
      { label: 'Blog', to: '/blog' },
    ],
    action: { label: 'Open the editor', to: 'https://studio.harbour.example' } as
      | { label: string; to: string }
      | undefined,
  },
  announcement: undefined as (typeof ownSite)['announcement'],
  footer: {
    columns: [
      { title: 'Learn', links: [{ label: 'Documentation', to: '/docs/getting-started' }] },
      {
        title: 'Read',
        links: [
          { label: 'Blog', to: '/blog' },
          { label: 'About', to: '/about' },
        ],
      },
    ],
  },
  repository: { owner: 'harbour-docs', name: 'harbour', url: repositoryUrl, branch: 'main' } as Repository | undefined,
  reportUrl: undefined as string | false | undefined,
  contributors: true as boolean,
  codeHost: 'https://github.com',
  demos: '',
  social: [{ label: 'GitHub', icon: 'github', to: repositoryUrl }],
  seo: {
    titleTemplate: `%s - ${name} `,
    title: `${name}: ships and boats`,
    description: 'All about ships.',
    socialImages: true as boolean,
    socialImageFonts: [] as readonly string[],
  },
  images: { hosts: ['img.harbour.example'] as readonly string[] },
  icons: { sources: ['/api/icons'] },
  search: {
    areas: [
      { name: 'docs', label: 'Documentation', icon: 'lucide:book-open', pathPrefix: '/docs' },
      { name: 'blog', label: 'Blog', icon: 'lucide:newspaper', pathPrefix: '/blog', boost: 0.9 },
      { name: 'pages', label: 'Pages', icon: 'lucide:file', pathPrefix: '/' },
    ],
    synonyms: [] as readonly (readonly string[])[],
  },
  feeds: ['/blog', '/blog/topics/*', '/authors/*', '/changelog', '/docs'] as readonly string[],
  mcp: true as boolean,
  preview: { api: '', stagingApi: '', editorOrigins: [] as readonly string[] },
  analytics: {
    host: 'https://stats.harbour.example',
    domain: 'harbour.example',
    hashMode: false as boolean,
    localhost: false as boolean,
    outboundLinks: false as boolean,
    fileDownloads: false as boolean,
    notFound: false as boolean,
    emptySearches: false as boolean,
  },
  feedback: { sendTo: '' as string },
  updates: { notice: false as boolean, keepDays: 14 },
  tableOfContents: { title: 'On this page' },
  colors: {
    primary: 'green',
    secondary: 'sky',
    success: 'green',
    info: 'sky',
    warning: 'amber',
    error: 'red',
    neutral: 'slate',
  },
  printMarks: true as boolean,
  copyright: `© ${name}`,
} satisfies Record<keyof typeof ownSite, unknown>
