import * as React from 'react'
import { planValue } from '@galley/core/plan-content'
import { PricingTable, type PricingTablePlan } from '@galley/ui/pricing-table'

interface PlanFeature {
  readonly title: string
  /** Whether each plan has it, in the order of the plans. */
  readonly plans?: readonly boolean[] | null
  /** What each plan has of it, in the order of the plans. */
  readonly value?: readonly string[] | null
  /** True says "Coming soon" instead of a tick; without `plans`, of each plan. */
  readonly soon: boolean
}

/** Features that belong together, as the content has them. */
export interface PlanFeatureGroup {
  readonly title: string
  readonly includes: readonly PlanFeature[]
}

interface PlanComparisonProps {
  plans: readonly PricingTablePlan[]
  groups: readonly PlanFeatureGroup[]
}

/** The plans of the pricing file, feature by feature. A text for a plan says more than a tick, and wins. */
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
