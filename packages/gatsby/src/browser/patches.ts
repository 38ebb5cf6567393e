import type { PatchFacts } from '../patch'

/** The facts of patches that run in browsers, apart from their code. A build that finds Gatsby changed switches them off. */
export const hashRepair: PatchFacts = {
  name: 'hash-repair',
  gatsby: '5.16',
  expects: { 'gatsby-react-router-scroll/scroll-handler': /decodeURI\(hash\)/ },
  without: 'A URL that ends with a malformed hash, such as "#100%", shows an empty page.',
}

export const pageNavigation: PatchFacts = {
  name: 'page-navigation',
  gatsby: '5.16',
  expects: {
    'gatsby/cache-dir/navigation.js': [
      /window\.___push = to => navigate/,
      /window\.___replace = /,
      /window\.___navigate = /,
    ],
    'gatsby/cache-dir/production-app.js': [/window\.___emitter = /, /window\.___loader = /],
    'gatsby/cache-dir/loader.js': /`onPostLoadPageResources`/,
  },
  without: 'A link opens a page of whatever build is loaded, also after the site has a newer one.',
}

export const linkPreload: PatchFacts = {
  name: 'link-preload',
  gatsby: '5.16',
  expects: {
    'gatsby/cache-dir/loader.js': [/\n {2}enqueue: rawPath => /, /\n {2}hovering: rawPath => /],
    'gatsby-link': [/___loader\.enqueue\(/, /___loader\.hovering\(/],
  },
  without: 'Gatsby loads pages ahead in the order in which links become visible, and on slow connections too.',
}
