/*
 * `createPages` makes the pages: the route table in `src/content.config.ts` says which template renders which entry.
 * Collections are sourced in `@galley/gatsby-transformer-collections`: its `sourceNodes` turns the files of content/ into nodes.
 * Redirects are created in `@galley/gatsby-plugin-redirects`, once all pages are known.
 */
export { createPages, createSchemaCustomization } from '@galley/gatsby-theme/pages'
