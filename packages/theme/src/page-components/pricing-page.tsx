import * as React from 'react'
import { planValue } from '@galley/core/plan-value'
import { site } from '@galley/site'
import { PricingTable, type PricingTablePlan } from '@galley/ui/pricing-table'
import { graphql } from 'gatsby'
import { DefaultLayout } from '../layouts/default-layout'
import { ClosingCall, type ClosingCallProps } from '../sections/closing-call'
import { PageHero } from '../sections/page-hero'
import { type PricingPlan, PricingPlans } from '../sections/pricing-plans'
import { Section } from '../sections/section'
import { PageHead, type PageHeadProps } from '../shell/page-head'

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
interface PlanFeatureGroup {
  readonly title: string
  readonly includes: readonly PlanFeature[]
}

type PricingData = PageHeadProps & {
  readonly description: string
  readonly plans: readonly PricingPlan[]
  readonly features: readonly PlanFeatureGroup[]
  readonly onboarding: ClosingCallProps | null
}

interface PricingPageProps {
  data: { pricing: PricingData | null }
}

export function PricingPage({ data: { pricing } }: PricingPageProps) {
  const { title, description, plans, features, onboarding } = pricing!
  return (
    <DefaultLayout>
      <PageHero title={title} description={description} />
      <PricingPlans plans={plans} />
      <Section title={site.texts.comparePlans}>
        <PlanComparison plans={plans} groups={features} />
      </Section>
      {onboarding && <ClosingCall {...onboarding} />}
    </DefaultLayout>
  )
}

export function PricingHead({ data: { pricing } }: PricingPageProps) {
  const { plans, ...page } = pricing!
  return <PageHead {...page} plans={plans} />
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

export const fields = graphql`
  fragment PricingPageFields on Pricing {
    plans {
      title
      description
      price
      cycle
      yearly {
        price
        cycle
      }
      features
      soon
      badge
      highlight
      button {
        label
        color
        to
        target
      }
    }
    features {
      title
      includes {
        title
        plans
        value
        soon
      }
    }
    onboarding {
      title
      description
      links {
        label
        color
        to
        target
      }
    }
  }
`
