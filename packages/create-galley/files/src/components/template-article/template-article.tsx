import * as React from 'react'
import type { ReactNode } from 'react'
import { BackLink } from '@galley/theme/sections/back-link'
import { Link } from '@galley/ui/link'
import { onDemand } from '@galley/ui/on-demand'
import { site } from '~/site'
import { LicenseBadge } from '../template-card'
import * as S from './template-article.styles'

interface TemplateHeaderProps {
  title: string
  subtitle: string
  owner: string
  category: string
  /** "free" or "pro". */
  licenseType: string
}

/** The opening of a template's page: what it is, and whose. */
export function TemplateHeader({ title, subtitle, owner, category, licenseType }: TemplateHeaderProps) {
  return (
    <S.Header>
      <BackLink to="/templates">Templates</BackLink>
      <S.Title>{title}</S.Title>
      <S.Subtitle>{subtitle}</S.Subtitle>
      <S.Facts>
        <LicenseBadge type={licenseType} />
        <span>{category}</span>
        <span>
          by <Link to={`${site.codeHost}/${owner}`}>{owner}</Link>
        </span>
      </S.Facts>
    </S.Header>
  )
}

const ScreenSet = onDemand(async () => (await import('./screen-set')).ScreenSet)

interface TemplateLayoutProps {
  header: ReactNode
  /** How to get the template; stays visible beside the text. */
  aside: ReactNode
  /** Screenshots, the most telling one first. */
  screens: readonly ReactNode[]
  /** The demo, where there is one. */
  demo?: ReactNode
  children: ReactNode
}

/** A template's page: screenshots and its text beside the way to get it, then its demo. */
export function TemplateLayout({ header, aside, screens, demo, children }: TemplateLayoutProps) {
  return (
    <S.Root>
      {header}
      <S.Aside>{aside}</S.Aside>
      <S.Screens>{screens.length > 1 ? <ScreenSet screens={screens}>{screens[0]}</ScreenSet> : screens}</S.Screens>
      <S.Text>{children}</S.Text>
      {demo && <S.Demo>{demo}</S.Demo>}
    </S.Root>
  )
}
