import { join } from 'node:path'
import { dropBasePath } from '@galley/core/base-path'
import { rehypeDirections } from '@galley/core/content-compiler'
import {
  cjkEmphasis,
  footnoteOptions,
  rehypeHeadingIds,
  remarkCodeBlocks,
  remarkHeadingIds,
  remarkIcons,
  remarkUrls,
} from '@galley/core/mdx'
import { findIconSets } from '@galley/node/icon-sets'
import { site } from '@galley/site'
import { rehypePlugins, remarkPlugins } from '@galley/site/markdown'
import type { Element, Root } from 'hast'
import remarkGfm from 'remark-gfm-mdx'
import { visit } from 'unist-util-visit'
import { createFileLookup } from './file-lookup'

/** Rehype plugin that removes the base path from the links of Markdown. gatsby-plugin-mdx adds the base path, and so does the component `Link`. */
const rehypeWrittenLinks = () => (tree: Root) => {
  if (site.basePath === '') return
  visit(tree, { tagName: 'a' }, ({ properties }: Element) => {
    const { href } = properties
    if (typeof href === 'string') properties['href'] = dropBasePath(href, site.basePath)
  })
}

/** Returns the `mdxOptions` of gatsby-plugin-mdx, so that MDX pages support the same Markdown as `.md` pages. */
export const createMdxOptions = (projectDir = process.cwd()) => ({
  remarkPlugins: [
    remarkGfm,
    cjkEmphasis,
    remarkHeadingIds,
    [remarkUrls, createFileLookup(join(projectDir, 'content'))],
    remarkCodeBlocks,
    [remarkIcons, findIconSets(projectDir)],
    ...remarkPlugins,
  ],
  rehypePlugins: [rehypeWrittenLinks, ...rehypePlugins, rehypeHeadingIds, rehypeDirections],
  remarkRehypeOptions: footnoteOptions(site.texts),
})
