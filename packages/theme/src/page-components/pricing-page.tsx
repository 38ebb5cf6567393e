import * as React from 'react'
import type { ComponentProps } from 'react'
import { graphql } from 'gatsby'
import { DefaultLayout } from '../layouts/default-layout'
import { ClosingCall, type ClosingCallProps } from '../sections/closing-call'
import { PageHero } from '../sections/page-hero'
import { PlanComparison } from '../sections/plan-comparison'
import { type PricingPlan, PricingPlans } from '../sections/pricing-plans'
import { Section } from '../sections/section'
import { PageHead, type PageHeadProps } from '../shell/page-head'

type PricingData = PageHeadProps & {
  readonly description: string
  readonly plans: readonly PricingPlan[]
  readonly features: ComponentProps<typeof PlanComparison>['groups']
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
      <Section title="Compare the plans">
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
