import { readdir, readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { isOutdated, recordOf } from '@galley/content/translation-state'
import { FILE_TYPES, listPaths, type PageEntry } from '@galley/core/collections'
import { fillEditorUrl, gitHostHistory } from '@galley/core/editor-url'
import { CONFIG_FILE, findRouteProblems, listPages } from '@galley/core/route-table'
import { NOT_FOUND_PAGE } from '@galley/core/server-manifest'
import { inFirstLanguage, listTranslations, pathInLanguage } from '@galley/core/translations'
import { encodePath } from '@galley/core/url-path'
import { site } from '@galley/site'
import { collections, disabledAreas, routes } from '@galley/site/collections'
import type { GatsbyNode } from 'gatsby'
import { pascalCase } from 'pascal-case'

type PageSource = Pick<
  PageEntry,
  'id' | 'path' | 'stem' | 'language' | 'textLanguage' | 'extension' | 'meta' | 'lastUpdated' | 'isBehind'
> & {
  internal: { contentFilePath: string }
}

interface ListedPlugin {
  name: string
  pluginOptions: { name?: unknown }
}

/** Creates the pages. The site's route table assigns templates to entries. Gatsby itself creates the 404 page of the first language. */
export const createPages: GatsbyNode['createPages'] = async ({ actions, getNodesByType, reporter }) => {
  const entries = [...new Set(routes.map(({ collection }) => collection))].flatMap((collection) =>
    (getNodesByType(collections[collection].typeName) as unknown as PageSource[]).map(
      ({ id, path, stem, language, textLanguage, extension, meta, lastUpdated, isBehind, internal }) => ({
        ...{ collection, id, path, stem, language, textLanguage, extension, meta, lastUpdated, isBehind, internal },
      }),
    ),
  )
  const problems = findRouteProblems({
    routes,
    disabledAreas,
    pages: entries,
    files: await readdir(resolve('src/templates')),
    source: await readFile(resolve(CONFIG_FILE), 'utf8'),
  })
  if (problems.length > 0) reporter.panicOnBuild(`Pages that cannot be created:\n\n${problems.join('\n')}\n`)
  const pathsOf = listPaths(entries)
  for (const { entry, path, template, variables } of listPages(routes, entries)) {
    const source = entry.extension === 'mdx' ? `?__contentFilePath=${entry.internal.contentFilePath}` : ''
    const component = resolve(`src/templates/${template}.tsx`) + source
    const context = {
      id: entry.id,
      ...variables,
      ...(entry.language && (await describeLanguages(entry, pathsOf(entry)))),
    }
    actions.createPage({ path, component, context, ownerNodeId: entry.id })
  }
  const component = resolve('src/pages/404.tsx')
  for (const language of listTranslations())
    for (const path of ['/404', NOT_FOUND_PAGE])
      actions.createPage({ path: pathInLanguage(path, language), component, context: { language } })
}

/** Returns the fields of the page context that sites with several languages have. */
async function describeLanguages(page: PageSource, paths: Readonly<Record<string, string>>): Promise<object> {
  const { language, stem, extension, meta, isBehind, lastUpdated } = page
  const file = `${stem}.${extension}`
  const hasOriginal = paths[site.languages[0]!.code] !== undefined
  if (!hasOriginal || !(await isOutdated(resolve('content'), { file, meta, isBehind }))) return { language, paths }
  const { repository } = site
  const changes =
    repository &&
    fillEditorUrl(gitHostHistory(repository.url, encodePath(repository.branch)), { file: inFirstLanguage(file) })
  // The date of a translation with a record may be the date of a small correction.
  const since = recordOf(meta) === undefined ? `?since=${lastUpdated}` : ''
  return { language, paths, outdated: changes === undefined ? {} : { changes: changes + since } }
}

/** Changes types of Gatsby and its plugins. Only a site can do this without a warning of Gatsby. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions, store }) => {
  actions.createTypes(FILE_TYPES)
  const { flattenedPlugins } = (store.getState as () => { flattenedPlugins: ListedPlugin[] })()
  for (const { name, pluginOptions } of flattenedPlugins) {
    const area = site.search.areas.find((area) => area.name === pluginOptions.name)
    if (name !== 'gatsby-plugin-local-search' || !area) continue
    // The store of an index has a field for each page. Gatsby would infer a type from all of them at each save in develop.
    actions.createTypes(`type ${pascalCase(`LocalSearch ${area.name}`)} implements Node @dontInfer`)
  }
}
