import * as React from 'react'
import { Container } from '~/components/shell/container'
import { Logo } from '~/components/shell/logo'
import { Button } from '~/components/ui/button'
import type { IconName } from '~/components/ui/icon'
import { Link } from '~/components/ui/link'
import { type Area, withoutLeftOut } from '~/lib/route-table'
import { site } from '~/site'
import * as S from './footer.styles'

interface FooterColumn {
  title: string
  links: readonly { label: string; to: string }[]
}

interface SocialLink {
  label: string
  icon: IconName
  to: string
}

const places: readonly FooterColumn[] = site.footer.columns
const social: readonly SocialLink[] = site.social

export interface FooterProps {
  /** The areas of the site: links lead into those that are open. */
  areas?: readonly Area[]
}

/** The foot of every page: all main places, the copyright line, where else the project is. */
export function Footer({ areas = [] }: FooterProps) {
  const columns = withoutLeftOut(
    places.map(({ title, links }) => ({ title, children: links })),
    areas,
  )
  return (
    <S.Root>
      <Container>
        <S.Places>
          <S.Brand to={site.header.to} aria-label={site.header.title}>
            <Logo />
            {site.header.hasName && site.name}
          </S.Brand>
          <S.Columns aria-label="Footer">
            {columns.map(({ title, children }) => (
              <div key={title}>
                <S.ColumnTitle id={`footer-${title}`}>{title}</S.ColumnTitle>
                <S.Links role="list" aria-labelledby={`footer-${title}`}>
                  {children.map(({ label, to }) => (
                    <li key={to}>
                      <Link to={to}>{label}</Link>
                    </li>
                  ))}
                </S.Links>
              </div>
            ))}
          </S.Columns>
        </S.Places>
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
