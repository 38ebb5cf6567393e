import * as React from 'react'
import type { ReactNode } from 'react'
import { Button } from '@galley/ui/button'
import { useTextAttributes } from '../hooks/page-languages'
import * as S from './docs-header.styles'

export interface DocsHeaderProps {
  /** Breadcrumb of the page. */
  breadcrumb: ReactNode
  /** Actions, next to the title or under the description. */
  actions?: ReactNode
  title: string
  /** Badge next to the title. */
  badge?: ReactNode
  description: string
  /** Related links, such as the source code. */
  links: readonly { label: string; to: string; target: string | null }[]
}

/** The header of a documentation page. */
export function DocsHeader({ breadcrumb, actions, title, badge, description, links }: DocsHeaderProps) {
  const text = useTextAttributes()
  return (
    <S.Root>
      {breadcrumb}
      <S.Head>
        <S.TitleLine>
          <S.Title data-face="sans" {...text}>
            {title}
          </S.Title>
          {badge}
        </S.TitleLine>
        {description && <S.Description {...text}>{description}</S.Description>}
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
