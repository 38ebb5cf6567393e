import type { Patch } from './patch'

/** The functions of Gatsby's reporter that are replaced. */
export interface Teller {
  warn: (text?: string) => unknown
  log: (text?: string) => unknown
}

const WARNING = /^The GraphQL query in the non-page component "(.+)" will not be run\.$/
const TEMPLATE = /[\\/]src[\\/]templates[\\/]/
/** Comes after one or more of these warnings (Gatsby 5.16.1, `query-watcher`). */
const ADVICE = /^\s*Exported queries are only executed for page components\./

/**
 * Leaves out Gatsby's warnings of templates that no page uses: a site without a blog keeps the templates of one. Other components with a query
 * that does not run are told of as before.
 * @param reporter the one that all of Gatsby writes with
 */
export function ignoreUnusedTemplates(reporter: Teller) {
  const { warn, log } = reporter
  let isAdviceDue = false
  reporter.warn = (message = '') => {
    const [, component] = WARNING.exec(message) ?? []
    if (component && TEMPLATE.test(component)) return
    isAdviceDue ||= component !== undefined
    warn.call(reporter, message)
  }
  reporter.log = (message = '') => {
    if (isAdviceDue || !ADVICE.test(message)) log.call(reporter, message)
  }
}

export const unusedTemplates: Patch<[], void> = {
  name: 'unused-templates',
  gatsby: '5.16',
  expects: {
    'gatsby/dist/query/query-watcher': [
      /\.default\.warn\(`The GraphQL query in the non-page component "\$\{component\}" will not be run\.`\)/,
      /stripIndent`\s+Exported queries are only executed for page components\./,
    ],
  },
  without: 'Gatsby warns of the templates of areas that a site leaves out.',
  // The reporter that hooks receive is a copy.
  apply: (requireFromGatsby) => ignoreUnusedTemplates(requireFromGatsby('gatsby-cli/lib/reporter') as Teller),
}
