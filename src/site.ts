import { de } from '@galley/core/languages/de'
import { en } from '@galley/core/languages/en'
import { defineSite } from '@galley/core/site'

const name = 'Galley'
const repositoryUrl = 'https://github.com/galley-docs/galley'

/** Settings that differ from the defaults of `defineSite`. Browsers receive these settings, so they must not contain secrets. */
export const site = defineSite({
  name,
  url: 'https://galley.example',
  logo: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.25" stroke-linecap="square">
  <path fill="#22a565" stroke="none" d="M12 12V6.5A5.5 5.5 0 0 0 6.5 12ZM12 12v5.5a5.5 5.5 0 0 0 5.5-5.5Z"/>
  <circle cx="12" cy="12" r="5.5"/>
  <path d="M12 1.5v4M12 18.5v4M1.5 12h4M18.5 12h4"/>
  <path opacity=".45" d="M5 .75v2.5M.75 5h2.5M19 .75v2.5M23.25 5h-2.5M5 23.25v-2.5M.75 19h2.5M19 23.25v-2.5M23.25 19h-2.5"/>
</svg>`,
  header: {
    title: `${name} content docs`,
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
    action: { label: 'Open Studio', to: '/studio/open' },
  },
  footer: {
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
  repository: { owner: 'galley-docs', name: 'galley', url: repositoryUrl, branch: 'main' },
  social: [{ label: 'GitHub', icon: 'github', to: repositoryUrl }],
  seo: {
    title: `${name}: documentation that proves itself before it prints`,
    description:
      'A documentation and content website on Gatsby and React: typed collections, Markdown as data, and drafts that editors see the moment they save.',
  },
  search: {
    areas: [
      { name: 'docs', label: 'Documentation', icon: 'lucide:book-open', pathPrefix: '/docs' },
      { name: 'blog', label: 'Blog', icon: 'lucide:newspaper', pathPrefix: '/blog' },
      { name: 'changelog', label: 'Changelog', icon: 'lucide:history', pathPrefix: '/changelog' },
      { name: 'templates', label: 'Templates', icon: 'lucide:layout-template', pathPrefix: '/templates', boost: 0.8 },
      { name: 'pages', label: 'Pages', icon: 'lucide:file', pathPrefix: '/' },
    ],
    synonyms: [
      ['surround', 'previous page', 'next page'],
      ['island', 'server component', 'fragment'],
      ['payload', 'page data'],
    ],
  },
  feeds: ['/blog', '/blog/topics/*', '/authors/*', '/changelog', '/docs'],
  mcp: true,
  printMarks: true,
  copyright: `© 2026 The ${name} team. MIT licensed.`,
  versions: [
    { name: '0.2', label: '0.2', state: 'current' },
    { name: '0.1', label: '0.1', state: 'unmaintained' },
  ],
  languages: [
    en,
    {
      ...de,
      site: {
        header: {
          title: `${name} Dokumentation`,
          menu: [
            { label: 'Dokumentation', to: '/docs/getting-started', pathPrefix: '/docs' },
            {
              label: 'Studio',
              children: [
                {
                  label: 'Funktionen',
                  to: '/studio',
                  description: 'alles zum Bearbeiten von Inhalten',
                },
                {
                  label: 'Preise',
                  to: '/studio/pricing',
                  description: 'privat kostenlos, Tarife für Teams',
                },
              ],
              pathPrefix: '/studio',
            },
            { label: 'Vorlagen', to: '/templates' },
            { label: 'Blog', to: '/blog' },
          ],
          action: { label: 'Studio öffnen', to: '/studio/open' },
        },
        footer: {
          columns: [
            {
              title: 'Lernen',
              links: [
                { label: 'Dokumentation', to: '/docs/getting-started' },
                { label: 'Vorlagen', to: '/templates' },
                { label: 'Alle Seiten', to: '/search' },
              ],
            },
            {
              title: 'Lesen',
              links: [
                { label: 'Blog', to: '/blog' },
                { label: 'Änderungen', to: '/changelog' },
                { label: `Über ${name}`, to: '/about' },
              ],
            },
            {
              title: 'Bearbeiten',
              links: [
                { label: 'Studio', to: '/studio' },
                { label: 'Preise', to: '/studio/pricing' },
              ],
            },
          ],
        },
        seo: {
          title: `${name}: Dokumentation, die sich vor dem Druck selbst prüft`,
          description:
            'Eine Website mit Gatsby und React für Dokumentation und andere Inhalte: typisierte Collections, Markdown als Daten und Entwürfe, die Redakteure beim Speichern sofort sehen.',
        },
        search: {
          areas: [
            { name: 'docs', label: 'Dokumentation', icon: 'lucide:book-open', pathPrefix: '/docs' },
            { name: 'blog', label: 'Blog', icon: 'lucide:newspaper', pathPrefix: '/blog' },
            { name: 'changelog', label: 'Änderungen', icon: 'lucide:history', pathPrefix: '/changelog' },
            {
              name: 'templates',
              label: 'Vorlagen',
              icon: 'lucide:layout-template',
              pathPrefix: '/templates',
              boost: 0.8,
            },
            { name: 'pages', label: 'Seiten', icon: 'lucide:file', pathPrefix: '/' },
          ],
        },
        copyright: `© 2026 ${name}-Team. MIT-Lizenz.`,
      },
    },
  ],
})
