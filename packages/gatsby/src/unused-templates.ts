import type { Patch } from './patch'

/** The functions of Gatsby's reporter that are replaced. */
export interface Teller {
  warn: (text?: string) => unknown
  log: (text?: string) => unknown
}

const WARNING = /^The GraphQL query in the non-page component "(.+)" will not be run\.$/
const TEMPLATE = /[\\/]src[\\/]templates[\\/]/
/** Gatsby (5.16.1, `query-watcher`) logs this text after one or more of these warnings. */
const ADVICE = /^\s*Exported queries are only executed for page components\./

/**
 * Omits Gatsby's warnings of unused templates, because a site without a blog still has the blog's templates. Gatsby still warns of other
 * components whose query does not run.
 * @param reporter The original reporter of Gatsby.
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
  // Hooks receive a copy of the reporter, so this patches the original.
  apply: (requireFromGatsby) => ignoreUnusedTemplates(requireFromGatsby('gatsby-cli/lib/reporter') as Teller),
}
