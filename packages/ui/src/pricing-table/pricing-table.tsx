import * as React from 'react'
import { Fragment, type ComponentProps } from 'react'
import { Icon } from '../icon'
import { VisuallyHidden } from '../visually-hidden.styles'
import * as S from './pricing-table.styles'

/** What the table is called when nobody says otherwise. */
export const PRICING_TABLE_CAPTION = 'Pricing plan comparison'

/** A column of the table. */
export interface PricingTablePlan {
  /** The name of the plan. */
  readonly title: string
  /** Tints the column. */
  readonly highlight?: boolean
}

/** A row of the table. */
export interface PricingTableFeature {
  /** What the row is about. */
  readonly title: string
  /** What each plan has of it, in the order of the plans: true is a tick, a text is as it is, anything else is a dash. */
  readonly values: readonly (boolean | string | null | undefined)[]
  /** Plans with a tick say "Coming soon" instead. */
  readonly soon?: boolean
}

/** Rows that belong together. */
export interface PricingTableGroup {
  /** Shown above the rows. */
  readonly title?: string
  /** The rows. */
  readonly features: readonly PricingTableFeature[]
}

interface Words {
  /** Names the column of features. @default 'Feature' */
  featureLabel?: string
  /** What a tick says. @default 'Included' */
  includedLabel?: string
  /** What a dash says. @default 'Not included' */
  notIncludedLabel?: string
  /** Shown where a tick will be. @default 'Coming soon' */
  soonLabel?: string
}

export interface PricingTableProps extends Omit<ComponentProps<'div'>, 'children'>, Words {
  /** The columns. */
  plans: readonly PricingTablePlan[]
  /** The rows, in groups. */
  groups: readonly PricingTableGroup[]
  /** Names the table, for those who cannot see it at a glance. @default 'Pricing plan comparison' */
  caption?: string
}

/** What each plan holds: a table, and on narrow screens a list for each plan. */
export function PricingTable({
  plans,
  groups,
  caption = PRICING_TABLE_CAPTION,
  featureLabel = 'Feature',
  includedLabel = 'Included',
  notIncludedLabel = 'Not included',
  soonLabel = 'Coming soon',
  ...rest
}: PricingTableProps) {
  const answer = ({ values, soon }: PricingTableFeature, plan: number) => {
    const value = values[plan]
    if (typeof value === 'string') return value
    if (value && soon) return <S.Soon>{soonLabel}</S.Soon>
    return (
      <S.Sign data-included={value ? '' : undefined}>
        <Icon name={value ? 'check' : 'minus'} size={18} />
        <VisuallyHidden>{value ? includedLabel : notIncludedLabel}</VisuallyHidden>
      </S.Sign>
    )
  }
  return (
    <div {...rest}>
      <S.Table>
        <VisuallyHidden as="caption">{caption}</VisuallyHidden>
        <S.Head>
          <tr>
            <th scope="col">
              <VisuallyHidden>{featureLabel}</VisuallyHidden>
            </th>
            {plans.map(({ title, highlight }) => (
              <th key={title} scope="col" data-highlight={highlight ? '' : undefined}>
                {title}
              </th>
            ))}
          </tr>
        </S.Head>
        {groups.map(({ title, features }, index) => (
          <tbody key={index}>
            {title && (
              <tr>
                <S.GroupTitle scope="rowgroup">{title}</S.GroupTitle>
                {plans.map(({ title, highlight }) => (
                  <S.Cell key={title} data-highlight={highlight ? '' : undefined} />
                ))}
              </tr>
            )}
            {features.map((feature) => (
              <tr key={feature.title}>
                <S.Feature scope="row">{feature.title}</S.Feature>
                {plans.map(({ title, highlight }, plan) => (
                  <S.Cell key={title} data-highlight={highlight ? '' : undefined}>
                    {answer(feature, plan)}
                  </S.Cell>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </S.Table>
      <S.Lists role="group" aria-label={caption}>
        {plans.map(({ title, highlight }, plan) => (
          <section key={title}>
            <S.ListTitle data-highlight={highlight ? '' : undefined}>{title}</S.ListTitle>
            {groups.map(({ title, features }, index) => (
              <Fragment key={index}>
                {title && <S.ListGroup>{title}</S.ListGroup>}
                <S.List>
                  {features.map((feature) => (
                    <div key={feature.title}>
                      <dt>{feature.title}</dt>
                      <dd>{answer(feature, plan)}</dd>
                    </div>
                  ))}
                </S.List>
              </Fragment>
            ))}
          </section>
        ))}
      </S.Lists>
    </div>
  )
}
