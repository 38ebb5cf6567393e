import * as React from 'react'
import { DefaultLayout } from '@galley/theme/layouts/default-layout'
import { ClosingCall } from '@galley/theme/sections/closing-call'
import { PageHero } from '@galley/theme/sections/page-hero'
import { PlanComparison } from '@galley/theme/sections/plan-comparison'
import { PricingPlans } from '@galley/theme/sections/pricing-plans'
import { Section } from '@galley/theme/sections/section'
import { PageHead } from '@galley/theme/shell/page-head'
import { graphql, type HeadProps, type PageProps } from 'gatsby'

export default function PricingPage({ data: { pricing } }: PageProps<Queries.PricingPageQuery>) {
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

export function Head({ data: { pricing } }: HeadProps<Queries.PricingPageQuery>) {
  const { plans, ...page } = pricing!
  return <PageHead {...page} plans={plans} />
}

export const query = graphql`
  query PricingPage($id: String!) {
    pricing(id: { eq: $id }) {
      ...PageHeadFields
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
  }
`
