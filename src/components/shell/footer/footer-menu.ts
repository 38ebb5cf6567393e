interface FooterColumn {
  title: string
  links: readonly { label: string; to: string }[]
}

/** Every main place of the site; readers without scripts find here what menus hide. */
export const footerMenu: readonly FooterColumn[] = [
  {
    title: 'Learn',
    links: [
      { label: 'Documentation', to: '/docs/getting-started' },
      { label: 'Templates', to: '/templates' },
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
]
