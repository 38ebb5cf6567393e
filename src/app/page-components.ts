import type { PageComponents } from '~/preview'

/**
 * What draws pages, by the name below `src/`: a page that no build knows has no other way to its component.
 * Each is in the chunk where Gatsby puts it, so that nothing is in two.
 */
export const pageComponents = {
  'pages/index': () => import(/* webpackChunkName: "component---src-pages-index-tsx" */ '~/pages/index'),
  'pages/blog/index': () => import(/* webpackChunkName: "component---src-pages-blog-index-tsx" */ '~/pages/blog/index'),
  'pages/changelog/index': () =>
    import(/* webpackChunkName: "component---src-pages-changelog-index-tsx" */ '~/pages/changelog/index'),
  'pages/studio/index': () =>
    import(/* webpackChunkName: "component---src-pages-studio-index-tsx" */ '~/pages/studio/index'),
  'pages/studio/pricing': () =>
    import(/* webpackChunkName: "component---src-pages-studio-pricing-tsx" */ '~/pages/studio/pricing'),
  'pages/templates/index': () =>
    import(/* webpackChunkName: "component---src-pages-templates-index-tsx" */ '~/pages/templates/index'),
  'templates/blog-post': () =>
    import(/* webpackChunkName: "component---src-templates-blog-post-tsx" */ '~/templates/blog-post'),
  'templates/changelog-entry': () =>
    import(/* webpackChunkName: "component---src-templates-changelog-entry-tsx" */ '~/templates/changelog-entry'),
  'templates/docs-page': () =>
    import(/* webpackChunkName: "component---src-templates-docs-page-tsx" */ '~/templates/docs-page'),
  'templates/template-page': () =>
    import(/* webpackChunkName: "component---src-templates-template-page-tsx" */ '~/templates/template-page'),
} satisfies PageComponents
