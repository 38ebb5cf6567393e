import { join } from 'node:path'
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
import { rehypePlugins, remarkPlugins } from '@galley/site/markdown'
import remarkGfm from 'remark-gfm-mdx'
import { createFileLookup } from './file-lookup'

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
  rehypePlugins: [...rehypePlugins, rehypeHeadingIds, rehypeDirections],
  remarkRehypeOptions: footnoteOptions,
})
