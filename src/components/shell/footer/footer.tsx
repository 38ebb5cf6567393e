import * as React from 'react'
import { Container } from '~/components/shell/container'
import { ProofMark } from '~/components/shell/proof-mark'
import { Button } from '~/components/ui/button'
import type { IconName } from '~/components/ui/icon'
import { Link } from '~/components/ui/link'
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

const columns: readonly FooterColumn[] = site.footer.columns
const social: readonly SocialLink[] = site.social

/** The foot of every page: all main places, the copyright line, where else the project is. */
export function Footer() {
  return (
    <S.Root>
      <Container>
        <S.Places>
          <S.Brand to={site.header.to} aria-label={site.header.title}>
            <ProofMark />
            {site.name}
          </S.Brand>
          <S.Columns aria-label="Footer">
            {columns.map(({ title, links }) => (
              <div key={title}>
                <S.ColumnTitle id={`footer-${title}`}>{title}</S.ColumnTitle>
                <S.Links role="list" aria-labelledby={`footer-${title}`}>
                  {links.map(({ label, to }) => (
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
