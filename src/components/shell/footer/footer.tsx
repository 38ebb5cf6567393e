import * as React from 'react'
import { Container } from '~/components/shell/container'
import { ProofMark } from '~/components/shell/proof-mark'
import { Button } from '~/components/ui/button'
import { Link } from '~/components/ui/link'
import { site } from '~/site'
import { footerMenu } from './footer-menu'
import * as S from './footer.styles'

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
            {footerMenu.map(({ title, links }) => (
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
            {site.social.map(({ label, icon, to }) => (
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
