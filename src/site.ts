import type { ColorScale, ScaleName } from '@galley/tokens/scales'
import type { ColorRole } from '@galley/tokens/theme'

const name = 'Galley'
const repositoryUrl = 'https://github.com/galley-docs/galley'

interface Repository {
  owner: string
  name: string
  url: string
  branch: string
}

interface Announcement {
  id: string
  text: string
  link?: { label: string; to: string }
  /** @default 'primary' */
  color?: ColorRole
  until?: string
}

/** What makes this site this site. A team that clones it starts here. Ships to the browser: no secrets. */
export const site = {
  /** The product's name, written here and nowhere else. */
  name,
  /** URL of the published site; canonical links and social images start with it. No trailing slash. */
  url: 'https://galley.example',
  language: 'en',
  /**
   * The logo, an SVG with a `viewBox`: header, footer, messages, favicon and the images that other sites show are rendered from it.
   * What is to have the colour of the text around it is `currentColor`.
   */
  logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="square">
  <path fill="#22a565" stroke="none" d="M12 12V6.5A5.5 5.5 0 0 0 6.5 12ZM12 12v5.5a5.5 5.5 0 0 0 5.5-5.5Z"/>
  <circle cx="12" cy="12" r="5.5"/>
  <path d="M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4"/>
  <path opacity=".45" d="M5 .75v2.5M.75 5h2.5M19 .75v2.5M23.25 5h-2.5M5 23.25v-2.5M.75 19h2.5M19 23.25v-2.5M23.25 19h-2.5"/>
</svg>`,
  header: {
    /** False for a logo that shows the name itself. */
    hasName: true as boolean,
    /** Read beside the mark: the product's name and what this site holds. */
    title: `${name} content docs`,
    to: '/',
    /**
     * What is in the middle of the header, and in the menu of narrow screens. Each entry may have the fields of `HeaderMenuItem`.
     * `pathPrefix` marks the entry on every page whose path starts with it, instead of with `to`.
     */
    menu: [
      { label: 'Documentation', to: '/docs/getting-started', pathPrefix: '/docs' },
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
        pathPrefix: '/studio',
      },
      { label: 'Templates', to: '/templates' },
      { label: 'Blog', to: '/blog' },
    ],
    /** A button on the home page; one that leads to another site opens a new tab. `undefined` for none. */
    action: { label: 'Open Studio', to: '/studio/open' } as { label: string; to: string } | undefined,
  },
  /**
   * News above the header of every page; `undefined` for none. `id` is what browsers remember of an announcement that its reader has dismissed:
   * change it with the text. `until` is the last day on which it is shown, such as "2026-12-31".
   */
  announcement: undefined as Announcement | undefined,
  footer: {
    /** Links to every main page; readers without scripts find here what menus hide. */
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
  /** Where the site's own files are; `undefined` for a site that does not show them, which then has no link to it and no "Edit this page". */
  repository: { owner: 'galley-docs', name: 'galley', url: repositoryUrl, branch: 'main' } as Repository | undefined,
  /**
   * Where "Report a problem" leads: a URL, with "{title}" for the title of the report, and "{body}" for its text. `undefined` for a new issue
   * on GitHub, where the repository is there; `false` for no such link.
   */
  reportUrl: undefined as string | false | undefined,
  /** Whether documentation pages name those who wrote their commits. */
  contributors: false as boolean,
  /** Where the repositories of the templates are. */
  codeHost: 'https://github.com',
  /**
   * URL of the demo of each template with a `starter`, such as "https://{name}.demos.example.com"; "{name}" is its `starter`. "" for none.
   * A build takes it from its environment.
   */
  demos: process.env.GATSBY_DEMOS ?? '',
  social: [{ label: 'GitHub', icon: 'github', to: repositoryUrl }],
  seo: {
    /** `%s` is the page's title. */
    titleTemplate: `%s - ${name} `,
    title: `${name}: documentation that proves itself before it prints`,
    description:
      'A documentation and content website on Gatsby and React: typed collections, Markdown as data, and drafts that editors see the moment they save.',
    /** Whether each page has an image of its own, which other sites show beside a link to it. Without it they show the logo. */
    socialImages: true as boolean,
    /** For letters that the site's typefaces lack: variable fonts of Fontsource, such as "@fontsource-variable/noto-sans-jp". Only the images have them. */
    socialImageFonts: [] as readonly string[],
  },
  images: {
    /** The hosts of other sites whose images pages may show, such as "img.shields.io". Browsers of readers load the images from there. */
    hosts: [] as readonly string[],
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
     * The parts of the site that are searched apart; equal results are in this order. A page belongs to the area whose
     * `pathPrefix` is the longest that matches. Names are lower-case letters and digits, a letter first: files carry them.
     * `boost` is how much the pages of an area count beside others; 1 is usual.
     */
    areas: [
      { name: 'docs', label: 'Documentation', icon: 'lucide:book-open', pathPrefix: '/docs' },
      { name: 'blog', label: 'Blog', icon: 'lucide:newspaper', pathPrefix: '/blog' },
      { name: 'changelog', label: 'Changelog', icon: 'lucide:history', pathPrefix: '/changelog' },
      { name: 'templates', label: 'Templates', icon: 'lucide:layout-template', pathPrefix: '/templates', boost: 0.8 },
      { name: 'pages', label: 'Pages', icon: 'lucide:file', pathPrefix: '/' },
    ],
    /** Words and phrases that mean the same on this site, in groups: who searches for one finds titles with the others. */
    synonyms: [
      ['surround', 'previous page', 'next page'],
      ['island', 'server component', 'fragment'],
      ['payload', 'page data'],
    ] as readonly (readonly string[])[],
  },
  /**
   * What readers can subscribe to, as RSS, Atom and JSON Feed. "/blog" is one feed of the pages below it, by their date, or by their last change
   * where they have none. "/authors/*" is a feed for each page below it, of the articles that name it. What the site does not have is passed over.
   */
  feeds: ['/blog', '/blog/topics/*', '/authors/*', '/changelog', '/docs'] as readonly string[],
  /** Whether the server answers assistants at `/mcp`, with the Model Context Protocol. */
  mcp: true as boolean,
  /** Previews of drafts for editors. A build, and the server of its pages, take these from their environment. */
  preview: {
    /** Origin of the preview server, such as "https://preview.example.com"; "/" for this very origin, "" for none. */
    api: process.env.GATSBY_PREVIEW_API ?? '',
    /** The same, for URLs with `?staging`. */
    stagingApi: process.env.GATSBY_PREVIEW_STAGING_API ?? '',
    /** Origins that may show pages of this site in a frame, to see drafts there while they are written; commas between them. */
    editorOrigins: (process.env.GATSBY_PREVIEW_EDITOR_ORIGINS?.split(',') ?? []) as readonly string[],
  },
  /** Page views and events, sent to Plausible or a server that takes its events. Off, and not downloaded, without host and domain. */
  analytics: {
    /** Origin that events are sent to, such as "https://plausible.io"; "/" for this very origin, "" for none. */
    host: '' as string,
    /** The site's name in Plausible, such as "docs.example.com"; commas between several. */
    domain: '' as string,
    /** Whether what follows the "#" is part of a page's URL. */
    hashMode: false as boolean,
    /** Whether visits on localhost count. */
    localhost: false as boolean,
    /** Whether clicks on links to other sites count. */
    outboundLinks: false as boolean,
    /** Whether clicks on links to files count, such as PDF and ZIP. */
    fileDownloads: false as boolean,
    /** Whether visits of pages that do not exist count, as the event "404". */
    notFound: false as boolean,
    /** Whether searches without results count, with what the reader typed, as the event "Search: No Results". */
    emptySearches: false as boolean,
  },
  /** Asks on documentation pages and articles whether they were helpful. */
  feedback: {
    /** Who gets the answers: "analytics", or the URL of an endpoint that takes JSON, such as "https://example.com/feedback". "" asks nothing. */
    sendTo: '' as string,
  },
  /** How pages that are open get to know of a new build. */
  updates: {
    /** Whether they say "A new version is available." Without it, the next page that the reader goes to is of the new build. */
    notice: false as boolean,
    /** How many days `public/` keeps the scripts, styles and images of earlier builds, which open pages may still ask for. */
    keepDays: 14,
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
  /** Printer's marks on the hero, on generated covers, on the 404 page and on the images that other sites show. */
  printMarks: true as boolean,
  copyright: `© 2026 The ${name} team. MIT licensed.`,
} as const
