import { resolve } from 'node:path'
import type { GatsbyNode } from 'gatsby'

interface PageSource {
  id: string
  path: string
  extension: string
  internal: { contentFilePath: string }
}

/** The route table: a collection's pages below a path, and the template that draws them. Fixed routes are in `src/pages`. */
const routes = [
  { list: 'docs', below: '/', template: 'docs-page' },
  { list: 'posts', below: '/blog/', template: 'blog-post' },
  { list: 'posts', below: '/changelog/', template: 'changelog-entry' },
  { list: 'templates', below: '/templates/', template: 'template-page' },
] as const

type PageSources = Record<(typeof routes)[number]['list'], { nodes: PageSource[] }>

export const createPages: GatsbyNode['createPages'] = async ({ actions, graphql, reporter }) => {
  const answer: { data?: PageSources; errors?: unknown } = await graphql(`
    fragment PageSource on ContentPage {
      id
      path
      extension
      internal {
        contentFilePath
      }
    }
    query PageSources {
      docs: allDoc {
        nodes {
          ...PageSource
        }
      }
      posts: allPost {
        nodes {
          ...PageSource
        }
      }
      templates: allTemplate {
        nodes {
          ...PageSource
        }
      }
    }
  `)
  if (!answer.data) {
    reporter.panicOnBuild('The pages could not be listed.', answer.errors as Error)
    return
  }
  for (const { list, below, template } of routes) {
    const component = resolve(`src/templates/${template}.tsx`)
    for (const { id, path, extension, internal } of answer.data[list].nodes.filter((page) =>
      page.path.startsWith(below),
    )) {
      const source = extension === 'mdx' ? `?__contentFilePath=${internal.contentFilePath}` : ''
      actions.createPage({ path, component: component + source, context: { id }, ownerNodeId: id })
    }
  }
}

/** `~/` is `src/`, as in tsconfig.json. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions }) => {
  actions.setWebpackConfig({ resolve: { alias: { '~': resolve('src') } } })
}

/** Front matter is checked and typed by the collections; what gatsby-plugin-mdx would guess from it would only contradict that. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(`
    type Mdx implements Node @dontInfer {
      """The file's front matter, unchecked."""
      frontmatter: JSON!
    }
  `)
}
