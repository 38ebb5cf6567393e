import * as React from 'react'
import { graphql, type HeadProps, type PageProps } from 'gatsby'
import { ClosingCall } from '~/components/sections/closing-call'
import { PageHero } from '~/components/sections/page-hero'
import { PlanComparison } from '~/components/sections/plan-comparison'
import { PricingPlans } from '~/components/sections/pricing-plans'
import { Section } from '~/components/sections/section'
import { PageHead } from '~/components/shell/page-head'
import { DefaultLayout } from '~/layouts/default-layout'

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
