import { ignoreUnusedTemplates, type Teller } from './unused-templates'

const ADVICE = "\nExported queries are only executed for page components. It's possible …"
const warningOf = (component: string) => `The GraphQL query in the non-page component "${component}" will not be run.`

function createReporter() {
  const told: string[] = []
  const tell = (message = '') => void told.push(message)
  const reporter: Teller = { warn: tell, log: tell }
  ignoreUnusedTemplates(reporter)
  return { reporter, told }
}

test('omits the warnings of unused templates and the advice', () => {
  const { reporter, told } = createReporter()
  reporter.warn(warningOf('/site/src/templates/blog-post.tsx'))
  reporter.warn('Something else.')
  reporter.log(ADVICE)
  reporter.log('A list.')
  expect(told).toEqual(['Something else.', 'A list.'])
})

test('keeps the warning of another component and the advice', () => {
  const { reporter, told } = createReporter()
  const warning = warningOf('/site/src/components/card.tsx')
  reporter.warn(warningOf('/site/src/templates/blog-post.tsx'))
  reporter.warn(warning)
  reporter.log(ADVICE)
  expect(told).toEqual([warning, ADVICE])
})
