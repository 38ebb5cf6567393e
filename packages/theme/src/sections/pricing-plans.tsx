import * as React from 'react'
import { useId } from 'react'
import { site } from '@galley/site'
import { Badge } from '@galley/ui/badge'
import { Button } from '@galley/ui/button'
import { Icon } from '@galley/ui/icon'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import * as S from './pricing-plans.styles'

interface Price {
  /** Amount with currency, such as "$19". */
  readonly price: string
  /** Billing period, such as "/month". */
  readonly cycle?: string | null
}

export interface PricingPlan extends Price {
  readonly title: string
  readonly description: string
  /** Price with yearly billing. Without it, the price does not depend on the billing. */
  readonly yearly?: Price | null
  readonly features: readonly string[]
  /** Announced features. */
  readonly soon: readonly string[]
  readonly badge?: string | null
  /** Highlights the plan. */
  readonly highlight: boolean
  readonly button: {
    readonly label: string
    readonly to: string
    readonly color: string
    readonly target?: string | null
  }
}

/** Plans in a row, with a switch between monthly and yearly prices if a plan has both. The switch works without scripts. */
export function PricingPlans({ plans }: { plans: readonly PricingPlan[] }) {
  const name = useId()
  const hasChoice = plans.some(({ yearly }) => yearly)
  return (
    <S.Plans>
      {hasChoice && (
        <S.Billing>
          <VisuallyHidden as="legend">{site.texts.billing}</VisuallyHidden>
          <label>
            <input type="radio" name={name} defaultChecked />
            {site.texts.monthly}
          </label>
          <label>
            <input type="radio" name={name} data-yearly="" />
            {site.texts.yearly}
          </label>
        </S.Billing>
      )}
      <PlanList plans={plans} />
    </S.Plans>
  )
}

function PlanPrice({ price, cycle, billing }: Price & { billing?: 'monthly' | 'yearly' | undefined }) {
  return (
    <S.Price data-billing={billing}>
      <S.Amount>{price}</S.Amount>
      {cycle && <S.Cycle>{cycle}</S.Cycle>}
    </S.Price>
  )
}

function PlanList({ plans }: { plans: readonly PricingPlan[] }) {
  return (
    <S.Root role="list" data-columns={countColumns(plans.length)}>
      {plans.map(({ title, description, price, cycle, yearly, features, soon, badge, highlight, button }) => (
        <S.Plan key={title} data-highlight={highlight || undefined}>
          <S.Name>
            <S.Title>{title}</S.Title>
            {badge && <Badge color={highlight ? 'primary' : 'neutral'}>{badge}</Badge>}
          </S.Name>
          <S.Description>{description}</S.Description>
          <div>
            <PlanPrice price={price} cycle={cycle} billing={yearly ? 'monthly' : undefined} />
            {yearly && <PlanPrice {...yearly} billing="yearly" />}
          </div>
          <S.Features role="list">
            {features.map((feature) => (
              <li key={feature}>
                <Icon name="check" size={16} />
                {feature}
              </li>
            ))}
            {soon.map((feature) => (
              <S.Soon key={feature}>
                <Icon name="plus" size={16} />
                <span>
                  {feature} <small>{site.texts.comingSoon}</small>
                </span>
              </S.Soon>
            ))}
          </S.Features>
          <Button
            to={button.to}
            target={button.target ?? undefined}
            variant={button.color === 'primary' ? 'solid' : 'outline'}
            color={button.color === 'primary' ? 'primary' : 'neutral'}
          >
            {button.label}
          </Button>
        </S.Plan>
      ))}
    </S.Root>
  )
}

/** Returns the maximum number of plans per row. Prefers a number that fills the last row. */
const countColumns = (plans: number) => (plans === 1 ? 1 : ([3, 4, 2].find((columns) => plans % columns === 0) ?? 3))
