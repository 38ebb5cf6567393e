import type { ColorScale, ScaleName } from './styles/scales'
import type { ColorRole } from './styles/theme'

const name = 'Galley'
const repositoryUrl = 'https://github.com/galley-docs/galley'

interface Repository {
  owner: string
  name: string
  url: string
  branch: string
}

/** Where the site's own files are; `undefined` for a site that does not show them, which then has no link to it and no "Edit this page". */
const repository: Repository | undefined = { owner: 'galley-docs', name: 'galley', url: repositoryUrl, branch: 'main' }

/** What makes this site this site. A team that clones it starts here. Ships to the browser: no secrets. */
export const site = {
  /** The product's name, written here and nowhere else. */
  name,
  /** Where the built site is published; canonical links and social images start with it. No trailing slash. */
  url: 'https://galley.example',
  language: 'en',
  header: {
    /** Read beside the mark: the product's name and what this site holds. */
    title: `${name} content docs`,
    to: '/',
    /**
     * What stands in the middle of the header, and in the menu of narrow screens. Each entry may have the fields of `HeaderMenuItem`.
     * `below` marks the entry on every page at or below that path, not only below its own.
     */
    menu: [
      { label: 'Documentation', to: '/docs/getting-started', below: '/docs' },
      {
        label: 'Studio',
        children: [
          { label: 'Features', to: '/studio', description: 'everything needed to edit a content project' },
          {
            label: 'Pricing',
            to: '/studio/pricing',
            description: 'free for personal use and paid plans for teams',
          },
        ],
        below: '/studio',
      },
      { label: 'Templates', to: '/templates' },
      { label: 'Blog', to: '/blog' },
    ],
  },
  footer: {
    /** Every main place of the site; readers without scripts find here what menus hide. */
    columns: [
      {
        title: 'Learn',
        links: [
          { label: 'Documentation', to: '/docs/getting-started' },
          { label: 'Templates', to: '/templates' },
          { label: 'All pages', to: '/search' },
        ],
      },
      {
        title: 'Read',
        links: [
          { label: 'Blog', to: '/blog' },
          { label: 'Changelog', to: '/changelog' },
          { label: 'About', to: '/about' },
        ],
      },
      {
        title: 'Edit',
        links: [
          { label: 'Studio', to: '/studio' },
          { label: 'Pricing', to: '/studio/pricing' },
        ],
      },
    ],
  },
  /** The external editor that "Open Studio" leads to. */
  studioUrl: 'https://studio.galley.example',
  repository: repository as Repository | undefined,
  /** Where the repositories of the templates are. */
  codeHost: 'https://github.com',
  social: [{ label: 'GitHub', icon: 'github', to: repositoryUrl }],
  seo: {
    /** `%s` is the page's title. */
    titleTemplate: `%s - ${name} `,
    title: `${name}: documentation that proves itself before it prints`,
    description:
      'A documentation and content website on Gatsby and React: typed collections, Markdown as data, and drafts that editors see the moment they save.',
  },
  icons: {
    /**
     * Who is asked for icons that were not known at build, in this order. The first is the site's own server.
     * With one of others, such as "https://api.iconify.design", the browsers of readers talk to it.
     */
    sources: ['/api/icons'],
  },
  search: {
    /**
     * The parts of the site that are searched apart; of equal results, those of the first come first. A page belongs to the area whose
     * `below` is the longest that fits. Names are lower-case letters and digits, a letter first: data queries and files carry them.
     * `boost` is how much the pages of an area count beside others; 1 is usual.
     */
    areas: [
      { name: 'docs', label: 'Documentation', icon: 'lucide:book-open', below: '/docs' },
      { name: 'blog', label: 'Blog', icon: 'lucide:newspaper', below: '/blog', boost: 0.9 },
      { name: 'changelog', label: 'Changelog', icon: 'lucide:history', below: '/changelog', boost: 0.8 },
      { name: 'templates', label: 'Templates', icon: 'lucide:layout-template', below: '/templates' },
      { name: 'pages', label: 'Pages', icon: 'lucide:file', below: '/' },
    ],
    /** Called in the reader's browser with what was searched for in vain, for example to learn which page is missing. */
    onNoResult: undefined as ((query: string) => void) | undefined,
  },
  /** Previews of drafts for editors. A build, and the server of its pages, take these from their environment. */
  preview: {
    /** Origin of the preview server, such as "https://preview.example.com"; "/" for this very origin, "" for none. */
    api: process.env.GATSBY_PREVIEW_API ?? '',
    /** The same, for addresses with `?staging`. */
    stagingApi: process.env.GATSBY_PREVIEW_STAGING_API ?? '',
    /** Origins that may show pages of this site in a frame, to see drafts there while they are written; commas between them. */
    editorOrigins: (process.env.GATSBY_PREVIEW_EDITOR_ORIGINS?.split(',') ?? []) as readonly string[],
  },
  tableOfContents: { title: 'On this page' },
  /** Which scale of `styles/scales.ts` each colour role has; or a scale of your own, with shades 50 to 950. */
  colors: {
    primary: 'green',
    secondary: 'sky',
    success: 'green',
    info: 'sky',
    warning: 'amber',
    error: 'red',
    neutral: 'slate',
  } satisfies Record<ColorRole, ScaleName | ColorScale>,
  copyright: `© 2026 The ${name} team. MIT licensed.`,
} as const
