import type { PatchFacts } from '../patch'

// Facts of the patches that run in browsers, separate from their code. A build with an unsupported version of Gatsby turns the patches off.

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
  without: 'A link opens a page of the loaded build, even if the site has a newer one.',
}

export const linkPreload: PatchFacts = {
  name: 'link-preload',
  gatsby: '5.16',
  expects: {
    'gatsby/cache-dir/loader.js': [/\n {2}enqueue: rawPath => /, /\n {2}hovering: rawPath => /],
    'gatsby-link': [/___loader\.enqueue\(/, /___loader\.hovering\(/],
  },
  without: 'Gatsby preloads pages in the order in which links become visible, even on slow connections.',
}
