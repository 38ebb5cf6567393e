import { rm } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { type FolderEntry, findPageNodes } from '@galley/core/collections'
import type { ContentTree } from '@galley/core/content-tree'
import { feedStylesOf, isFeed } from '@galley/core/feed-files'
import { unpackField } from '@galley/core/packed-fields'
import { listAreaPaths } from '@galley/core/route-table'
import { passProblems } from '@galley/core/run-problems'
import { pathInLanguage, pathLanguage } from '@galley/core/translations'
import { inLanguage } from '@galley/node/in-language'
import { listFiles, listFolders } from '@galley/node/list-files'
import { readSite } from '@galley/node/site-facts'
import { writeChanged } from '@galley/node/written-files'
import { site } from '@galley/site'
import { collections, routes } from '@galley/site/collections'
import type { GatsbyNode } from 'gatsby'
import {
  chooseEntries,
  createFeedBuilder,
  type FeedPage,
  findFeedProblems,
  type ImageFile,
  imageFilesOf,
} from './build-feeds'
import { writeFeedStyles } from './style-sheet'
import { textOfMarkdown } from './text-of-markdown'
import { writeFeed } from './write-feed'

let files = new Map<string, string>()

// Only this hook has all nodes and can run queries. In develop, Gatsby runs it again after each change of content.
export const createPages: GatsbyNode['createPages'] = async ({ getCache, getNodesByType, graphql, reporter }) => {
  const pages = findPageNodes(Object.values(collections), getNodesByType) as FeedPage[]
  const { facts, source } = await readSite(resolve())
  await passProblems(getCache, 'feeds', findFeedProblems(facts, source, pages))
  const chosen = chooseEntries(site.feeds, pages)
  // Images keep their format because some feed readers do not support WebP.
  const answer = await graphql<{ allFile: { nodes: ImageFile[] } }>(
    `
      query FeedImages($files: [String]!) {
        allFile(filter: { sourceInstanceName: { eq: "content" }, relativePath: { in: $files } }) {
          nodes {
            relativePath
            publicURL
            size
            internal {
              mediaType
            }
            childImageSharp {
              gatsbyImageData(layout: CONSTRAINED, width: 760, breakpoints: [760], placeholder: NONE, formats: [AUTO])
            }
          }
        }
      }
    `,
    { files: imageFilesOf([...chosen.values()].flat()) },
  )
  if (!answer.data) {
    reporter.panicOnBuild('The query for the images of the feeds failed.', answer.errors as Error)
    return
  }
  const texts = new Map<FeedPage, ContentTree>()
  for (const page of [...chosen.values()].flat())
    if (unpackField(page, 'body') === null && !texts.has(page))
      texts.set(page, await inLanguage(pathLanguage(page.path), () => textOfMarkdown(page)))
  const buildFeed = createFeedBuilder({
    pages,
    folders: getNodesByType('NavigationFolder') as unknown as FolderEntry[],
    images: answer.data.allFile.nodes,
    texts,
  })
  files = new Map([...chosen].flatMap(([path, entries]) => [...writeFeed(path, buildFeed(path, entries))]))
  for (const language of new Set([...chosen.keys()].map(pathLanguage)))
    files.set(feedStylesOf(language), inLanguage(language, writeFeedStyles))
}

// Runs after gatsby-plugin-problem-report, so that a failed build keeps the files of the previous build.
export const onPreExtractQueries: GatsbyNode['onPreExtractQueries'] = async ({ reporter }) => {
  const publicDir = resolve('public')
  const written = writeChanged(publicDir, files)
  if (written.length > 0) reporter.verbose(`Feeds: ${written.join(', ')}`)
  // Any folder may be one of a language that the site does not have any more, except `page-data`, which has folders of all pages.
  const languages = [undefined, ...listFolders(publicDir).filter((name) => name !== 'page-data')]
  for (const path of [...listFeedFiles(publicDir, languages), ...languages.map(feedStylesOf)])
    if (!files.has(path)) await rm(join(publicDir, path), { force: true })
}

/** Lists the feed files in the folders of the areas. */
const listFeedFiles = (publicDir: string, languages: readonly (string | undefined)[]) =>
  [...new Set(listAreaPaths(routes).map((path) => path.split('/', 2).join('/')))]
    .flatMap((folder) => languages.map((language) => pathInLanguage(folder, language)))
    .flatMap((folder) =>
      listFiles(join(publicDir, folder))
        .map((file) => `${folder}/${file}`)
        .filter(isFeed),
    )
