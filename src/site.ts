import type { ColorRole } from './styles/theme'
import type { ScaleName } from './styles/tokens'

const name = 'Galley'
const repositoryUrl = 'https://github.com/galley-docs/galley'

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
  },
  /** The external editor that "Open Studio" leads to. */
  studioUrl: 'https://studio.galley.example',
  repository: { owner: 'galley-docs', name: 'galley', url: repositoryUrl, branch: 'main' },
  social: [{ label: 'GitHub', icon: 'github', to: repositoryUrl }],
  seo: {
    /** `%s` is the page's title. */
    titleTemplate: `%s - ${name} `,
    title: `${name}: documentation that proves itself before it prints`,
    description:
      'A documentation and content website on Gatsby and React: typed collections, Markdown as data, and drafts that editors see the moment they save.',
  },
  tableOfContents: { title: 'On this page' },
  /** Which scale of `styles/tokens.ts` each colour role has. */
  colors: {
    primary: 'green',
    secondary: 'sky',
    success: 'green',
    info: 'sky',
    warning: 'amber',
    error: 'red',
    neutral: 'slate',
  } satisfies Record<ColorRole, ScaleName>,
  copyright: `© 2026 The ${name} team. MIT licensed.`,
} as const
