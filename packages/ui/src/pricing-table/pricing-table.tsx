import * as React from 'react'
import { Fragment, type ComponentProps, type ReactNode } from 'react'
import { site } from '@galley/site'
import { Icon } from '../icon'
import { VisuallyHidden } from '../visually-hidden.styles'
import * as S from './pricing-table.styles'

/** A column of the table. */
export interface PricingTablePlan {
  /** Name of the plan. */
  readonly title: string
  /** Highlights the column. */
  readonly highlight?: boolean
}

/** A row of the table. */
export interface PricingTableFeature {
  /** Name of the feature. */
  readonly title: string
  /** Value for each plan, in the order of the plans: `true` shows a tick, a string shows its text, anything else shows a dash. */
  readonly values: readonly (boolean | string | null | undefined)[]
  /** Shows "Coming soon" instead of ticks. */
  readonly soon?: boolean
}

/** A group of rows. */
export interface PricingTableGroup {
  /** Title above the rows. */
  readonly title?: string
  /** Rows of the group. */
  readonly features: readonly PricingTableFeature[]
}

interface Words {
  /** Heading of the feature column, for screen readers. @default 'Feature' */
  featureLabel?: string
  /** Text of a tick, for screen readers. @default 'Included' */
  includedLabel?: string
  /** Text of a dash, for screen readers. @default 'Not included' */
  notIncludedLabel?: string
  /** Text instead of a tick, for features with `soon`. @default 'Coming soon' */
  soonLabel?: string
}

export interface PricingTableProps extends Omit<ComponentProps<'div'>, 'children'>, Words {
  /** Columns of the table. */
  plans: readonly PricingTablePlan[]
  /** Rows of the table, in groups. */
  groups: readonly PricingTableGroup[]
  /** Accessible name of the table. @default 'Pricing plan comparison' */
  caption?: string
}

/** Compares the features of plans: a table, or on narrow screens a list for each plan. */
export function PricingTable({
  plans,
  groups,
  caption = site.texts.pricingTable,
  featureLabel = site.texts.feature,
  includedLabel = site.texts.included,
  notIncludedLabel = site.texts.notIncluded,
  soonLabel = site.texts.comingSoon,
  ...rest
}: PricingTableProps) {
  const renderValue = ({ values, soon }: PricingTableFeature, plan: number) => {
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
  const content = { plans, groups, caption, renderValue }
  return (
    <div {...rest}>
      <PlanTable {...content} featureLabel={featureLabel} />
      <PlanLists {...content} />
    </div>
  )
}

interface ContentProps extends Required<Pick<PricingTableProps, 'plans' | 'groups' | 'caption'>> {
  renderValue: (feature: PricingTableFeature, plan: number) => ReactNode
}

const highlightOf = ({ highlight }: PricingTablePlan) => ({ 'data-highlight': highlight ? '' : undefined })

function PlanTable({ plans, groups, caption, featureLabel, renderValue }: ContentProps & { featureLabel: string }) {
  return (
    <S.Table>
      <VisuallyHidden as="caption">{caption}</VisuallyHidden>
      <S.Head>
        <tr>
          <th scope="col">
            <VisuallyHidden>{featureLabel}</VisuallyHidden>
          </th>
          {plans.map((plan) => (
            <th key={plan.title} scope="col" {...highlightOf(plan)}>
              {plan.title}
            </th>
          ))}
        </tr>
      </S.Head>
      {groups.map(({ title, features }, index) => (
        <tbody key={index}>
          {title && (
            <tr>
              <S.GroupTitle scope="rowgroup">{title}</S.GroupTitle>
              {plans.map((plan) => (
                <S.Cell key={plan.title} {...highlightOf(plan)} />
              ))}
            </tr>
          )}
          {features.map((feature) => (
            <tr key={feature.title}>
              <S.Feature scope="row">{feature.title}</S.Feature>
              {plans.map((plan, index) => (
                <S.Cell key={plan.title} {...highlightOf(plan)}>
                  {renderValue(feature, index)}
                </S.Cell>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </S.Table>
  )
}

function PlanLists({ plans, groups, caption, renderValue }: ContentProps) {
  return (
    <S.Lists role="group" aria-label={caption}>
      {plans.map((plan, planIndex) => (
        <section key={plan.title}>
          <S.ListTitle {...highlightOf(plan)}>{plan.title}</S.ListTitle>
          {groups.map(({ title, features }, index) => (
            <Fragment key={index}>
              {title && <S.ListGroup>{title}</S.ListGroup>}
              <S.List>
                {features.map((feature) => (
                  <div key={feature.title}>
                    <dt>{feature.title}</dt>
                    <dd>{renderValue(feature, planIndex)}</dd>
                  </div>
                ))}
              </S.List>
            </Fragment>
          ))}
        </section>
      ))}
    </S.Lists>
  )
}
