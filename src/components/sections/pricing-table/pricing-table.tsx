import * as React from 'react'
import { VisuallyHidden } from '~/components/ui/visually-hidden'
import { Icon } from '~/components/ui/icon'
import * as S from './pricing-table.styles'

interface PricingFeature {
  readonly title: string
  /** Whether each plan has it, in the order of the plans. */
  readonly plans?: readonly boolean[] | null
  /** What each plan has of it, in the order of the plans. */
  readonly value?: readonly string[] | null
  /** True says "Coming soon" instead of a tick. */
  readonly soon: boolean
}

/** Features that belong together. */
export interface PricingGroup {
  readonly title: string
  readonly includes: readonly PricingFeature[]
}

interface PricingTableProps {
  /** Names of the plans. */
  plans: readonly string[]
  groups: readonly PricingGroup[]
}

/** What each plan holds: a table, and on narrow screens a list for each plan. */
export function PricingTable({ plans, groups }: PricingTableProps) {
  return (
    <>
      <S.Table>
        <VisuallyHidden as="caption">Pricing plan comparison</VisuallyHidden>
        <S.Head>
          <tr>
            <th scope="col">
              <VisuallyHidden>Feature</VisuallyHidden>
            </th>
            {plans.map((plan) => (
              <th key={plan} scope="col">
                {plan}
              </th>
            ))}
          </tr>
        </S.Head>
        {groups.map((group) => (
          <tbody key={group.title}>
            <tr>
              <S.GroupTitle scope="rowgroup" colSpan={plans.length + 1}>
                {group.title}
              </S.GroupTitle>
            </tr>
            {group.includes.map((feature) => (
              <tr key={feature.title}>
                <S.Feature scope="row">{feature.title}</S.Feature>
                {plans.map((plan, index) => (
                  <S.Cell key={plan}>
                    <Answer feature={feature} plan={index} />
                  </S.Cell>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </S.Table>
      <S.Lists>
        {plans.map((plan, index) => (
          <section key={plan}>
            <S.ListTitle>{plan}</S.ListTitle>
            {groups.map((group) => (
              <React.Fragment key={group.title}>
                <S.ListGroup>{group.title}</S.ListGroup>
                <S.List>
                  {group.includes.map((feature) => (
                    <div key={feature.title}>
                      <dt>{feature.title}</dt>
                      <dd>
                        <Answer feature={feature} plan={index} />
                      </dd>
                    </div>
                  ))}
                </S.List>
              </React.Fragment>
            ))}
          </section>
        ))}
      </S.Lists>
    </>
  )
}

/** What a plan has of a feature: a tick, a dash, a text, or the promise of it. */
function Answer({ feature, plan }: { feature: PricingFeature; plan: number }) {
  const isIncluded = feature.plans?.[plan] ?? false
  const value = feature.value?.[plan]
  if (value !== undefined) return value
  if (isIncluded && feature.soon) return <S.Soon>Coming soon</S.Soon>
  return (
    <S.Sign data-included={isIncluded || undefined}>
      <Icon name={isIncluded ? 'check' : 'minus'} size={18} />
      <VisuallyHidden>{isIncluded ? 'Included' : 'Not included'}</VisuallyHidden>
    </S.Sign>
  )
}
