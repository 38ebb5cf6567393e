import * as React from 'react'
import { useId } from 'react'
import { Badge } from '@galley/ui/badge'
import { Button } from '@galley/ui/button'
import { Icon } from '@galley/ui/icon'
import { VisuallyHidden } from '@galley/ui/visually-hidden.styles'
import * as S from './pricing-plans.styles'

interface Price {
  /** With its currency, such as "$19". */
  readonly price: string
  /** What one price pays for, such as "/month". */
  readonly cycle?: string | null
}

/** A way to pay, or not to. */
export interface PricingPlan extends Price {
  readonly title: string
  readonly description: string
  /** What it costs when a year is paid at once; without it, always the same. */
  readonly yearly?: Price | null
  readonly features: readonly string[]
  /** What it will offer. */
  readonly soon: readonly string[]
  readonly badge?: string | null
  /** True marks the usual choice. */
  readonly highlight: boolean
  readonly button: {
    readonly label: string
    readonly to: string
    readonly color: string
    readonly target?: string | null
  }
}

interface PricingPlansProps {
  plans: readonly PricingPlan[]
  /** Names the choice between monthly and yearly prices. @default 'Billing' */
  billingLabel?: string
  /** @default 'Monthly' */
  monthlyLabel?: string
  /** @default 'Yearly' */
  yearlyLabel?: string
  /** Behind what a plan will offer. @default 'Coming soon' */
  soonLabel?: string
}

/** The plans side by side. The reader chooses between monthly and yearly prices, where a plan has both; this works without scripts. */
export function PricingPlans({
  plans,
  billingLabel = 'Billing',
  monthlyLabel = 'Monthly',
  yearlyLabel = 'Yearly',
  soonLabel = 'Coming soon',
}: PricingPlansProps) {
  const name = useId()
  const hasChoice = plans.some(({ yearly }) => yearly)
  return (
    <S.Plans>
      {hasChoice && (
        <S.Billing>
          <VisuallyHidden as="legend">{billingLabel}</VisuallyHidden>
          <label>
            <input type="radio" name={name} defaultChecked />
            {monthlyLabel}
          </label>
          <label>
            <input type="radio" name={name} data-yearly="" />
            {yearlyLabel}
          </label>
        </S.Billing>
      )}
      <PlanList plans={plans} soonLabel={soonLabel} />
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

function PlanList({ plans, soonLabel }: { plans: readonly PricingPlan[]; soonLabel: string }) {
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
                  {feature} <small>{soonLabel}</small>
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

/** How many plans make a row at most: those that leave no gap in the last one, where there is such a number. */
const countColumns = (plans: number) => (plans === 1 ? 1 : ([3, 4, 2].find((columns) => plans % columns === 0) ?? 3))
