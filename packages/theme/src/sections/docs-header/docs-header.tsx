import * as React from 'react'
import type { ReactNode } from 'react'
import { Button } from '@galley/ui/button'
import * as S from './docs-header.styles'

export interface DocsHeaderProps {
  /** Where the page is. */
  breadcrumb: ReactNode
  /** Actions of the page, beside its title or under its description. */
  actions?: ReactNode
  title: string
  /** What is beside the title, such as the badge that the page has in navigation. */
  badge?: ReactNode
  description: string
  /** Links that belong to the page's subject. */
  links: readonly { label: string; to: string; target: string | null }[]
}

/** The opening of a documentation page. */
export function DocsHeader({ breadcrumb, actions, title, badge, description, links }: DocsHeaderProps) {
  return (
    <S.Root>
      {breadcrumb}
      <S.Head>
        <S.TitleLine>
          <S.Title data-face="sans">{title}</S.Title>
          {badge}
        </S.TitleLine>
        {description && <S.Description>{description}</S.Description>}
        {actions}
      </S.Head>
      {links.length > 0 && (
        <S.Links>
          {links.map(({ label, to, target }) => (
            <Button key={to} to={to} target={target ?? undefined} variant="outline" color="neutral" size="sm">
              {label}
            </Button>
          ))}
        </S.Links>
      )}
    </S.Root>
  )
}
