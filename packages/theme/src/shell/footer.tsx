import * as React from 'react'
import { useId } from 'react'
import { type Area, withoutLeftOut } from '@galley/core/route-table'
import { site } from '@galley/site'
import { Button } from '@galley/ui/button'
import type { IconName } from '@galley/ui/icon'
import { Link } from '@galley/ui/link'
import { Container } from './container.styles'
import * as S from './footer.styles'
import { Logo } from './logo'

interface FooterColumn {
  title: string
  links: readonly { label: string; to: string }[]
}

interface SocialLink {
  label: string
  icon: IconName
  to: string
}

export interface FooterProps {
  /** Areas of the site. Links into disabled areas are hidden. */
  areas?: readonly Area[]
}

/** The footer of every page: links to the main pages, the copyright line and social links. */
export function Footer({ areas = [] }: FooterProps) {
  const { columns } = site.footer
  // The cast is safe because the build reports unknown icons.
  const social = site.social as readonly SocialLink[]
  const shown = columns
    .map(({ title, links }) => ({ title, links: withoutLeftOut(links, areas) }))
    .filter(({ links }) => links.length > 0)
  return (
    <S.Root>
      <Container>
        <S.Main>
          <div>
            <S.Brand to={site.header.to} aria-label={site.header.title}>
              <Logo />
              {site.header.hasName && site.name}
            </S.Brand>
            <S.Description>{site.seo.description}</S.Description>
          </div>
          <S.Columns aria-label={site.texts.footer}>
            {shown.map((column, index) => (
              <Column key={index} {...column} />
            ))}
          </S.Columns>
        </S.Main>
        <S.Colophon>
          <p>{site.copyright}</p>
          <S.Social role="list">
            {social.map(({ label, icon, to }) => (
              <li key={to}>
                <Button to={to} icon={icon} variant="ghost" color="neutral" aria-label={label} />
              </li>
            ))}
          </S.Social>
        </S.Colophon>
      </Container>
    </S.Root>
  )
}

function Column({ title, links }: FooterColumn) {
  const titleId = useId()
  return (
    <div>
      <S.ColumnTitle id={titleId}>{title}</S.ColumnTitle>
      <S.Links role="list" aria-labelledby={titleId}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </S.Links>
    </div>
  )
}
