/** A row of the comparison, as the schema or a query returns it. */
interface PlanFeature {
  plans?: readonly boolean[] | null | undefined
  value?: readonly string[] | null | undefined
  soon: boolean
}

/** Returns the cell of a feature in the comparison, for the plan with an index: a text, or true if the plan has the feature. */
export const planValue = ({ plans, value, soon }: PlanFeature, plan: number) =>
  value?.[plan] ?? (plans ? plans[plan] : soon)
