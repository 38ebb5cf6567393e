import * as React from 'react'
import { planValue } from '@galley/core/plan-content'
import { PricingTable, type PricingTablePlan } from '@galley/ui/pricing-table'

interface PlanFeature {
  readonly title: string
  /** True for each plan that includes the feature, in the order of the plans. */
  readonly plans?: readonly boolean[] | null
  /** Text for each plan, such as a limit, in the order of the plans. */
  readonly value?: readonly string[] | null
  /** Shows "Coming soon" instead of a tick. Without `plans`, for every plan. */
  readonly soon: boolean
}

/** A group of features, as in the content. */
export interface PlanFeatureGroup {
  readonly title: string
  readonly includes: readonly PlanFeature[]
}

interface PlanComparisonProps {
  plans: readonly PricingTablePlan[]
  groups: readonly PlanFeatureGroup[]
}

/** Compares the plans of the pricing file by feature. `value` takes precedence over `plans`. */
export function PlanComparison({ plans, groups }: PlanComparisonProps) {
  return (
    <PricingTable
      plans={plans}
      groups={groups.map((group) => ({
        title: group.title,
        features: group.includes.map((feature) => ({
          title: feature.title,
          soon: feature.soon,
          values: plans.map((_, plan) => planValue(feature, plan)),
        })),
      }))}
    />
  )
}
