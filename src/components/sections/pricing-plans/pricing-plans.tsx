import * as React from 'react'
import { Badge } from '~/components/ui/badge'
import { Button } from '~/components/ui/button'
import { Icon } from '~/components/ui/icon'
import * as S from './pricing-plans.styles'

/** A way to pay, or not to. */
export interface PricingPlan {
  readonly title: string
  readonly description: string
  /** With its currency, such as "$19". */
  readonly price: string
  /** What one price pays for, such as "/month". */
  readonly cycle?: string | null
  readonly features: readonly string[]
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

/** The plans side by side. */
export function PricingPlans({ plans }: { plans: readonly PricingPlan[] }) {
  return (
    <S.Root role="list" data-columns={countColumns(plans.length)}>
      {plans.map(({ title, description, price, cycle, features, badge, highlight, button }) => (
        <S.Plan key={title} data-highlight={highlight || undefined}>
          <S.Name>
            <S.Title>{title}</S.Title>
            {badge && <Badge color={highlight ? 'primary' : 'neutral'}>{badge}</Badge>}
          </S.Name>
          <S.Description>{description}</S.Description>
          <S.Price>
            <S.Amount>{price}</S.Amount>
            {cycle && <S.Cycle>{cycle}</S.Cycle>}
          </S.Price>
          <S.Features role="list">
            {features.map((feature) => (
              <li key={feature}>
                <Icon name="check" size={16} />
                {feature}
              </li>
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
