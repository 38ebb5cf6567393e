import { heading, link, list, paragraph, table, type ContentTree } from './content-tree'

interface Price {
  price: string
  cycle?: string | undefined
}

interface Link {
  label: string
  to: string
}

interface PlanFeature {
  title: string
  plans?: readonly boolean[] | null | undefined
  value?: readonly string[] | null | undefined
  soon: boolean
}

interface Plans {
  plans: readonly (Price & {
    title: string
    description: string
    yearly?: Price | undefined
    features: readonly string[]
    soon: readonly string[]
    badge?: string | undefined
    button: Link
  })[]
  features: readonly {
    title: string
    includes: readonly PlanFeature[]
  }[]
  onboarding?: { title: string; description: string; links: readonly Link[] } | undefined
}

/** Returns the cell of a feature in the comparison, for the plan with an index: a text, or true if the plan has the feature. */
export const planValue = ({ plans, value, soon }: Omit<PlanFeature, 'title'>, plan: number) =>
  value?.[plan] ?? (plans ? plans[plan] : soon)

/** Returns the texts of a page of plans as content, for the page's Markdown file and the search. */
export const planContent = ({ plans, features, onboarding }: Plans): ContentTree => [
  ...plans.flatMap(({ title, badge, description, yearly, button, ...plan }) => [
    heading(2, badge ? `${title} (${badge})` : title),
    ...paragraph(description),
    ...paragraph(['strong', {}, priceOf(plan)], yearly && ` or ${priceOf(yearly)}`),
    list([
      ...plan.features.map((feature) => [feature]),
      ...plan.soon.map((feature) => [`${feature} (coming soon)`]),
      [link(button)],
    ]),
  ]),
  ...features.flatMap(({ title, includes }) => [
    heading(2, title),
    table(
      ['', ...plans.map((plan) => plan.title)],
      includes.map((row) => [
        row.title,
        ...plans.map((_, plan) => {
          const value = planValue(row, plan)
          return typeof value === 'string' ? value : !value ? 'No' : row.soon ? 'Coming soon' : 'Yes'
        }),
      ]),
    ),
  ]),
  ...(onboarding
    ? [
        heading(2, onboarding.title),
        ...paragraph(onboarding.description),
        list(onboarding.links.map((one) => [link(one)])),
      ]
    : []),
]

/** Joins a price and its cycle: "$19/month", "$12 per editor". */
const priceOf = ({ price, cycle }: Price) => [price, cycle].filter(Boolean).join(' ').replace(' /', '/')
