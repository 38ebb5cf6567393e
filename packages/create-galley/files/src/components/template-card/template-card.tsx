import * as React from 'react'
import type { ContentImageFile } from '@galley/theme/content'
import { BrowserFrame } from '@galley/theme/sections/browser-frame'
import { Badge } from '@galley/ui/badge'
import { Link } from '@galley/ui/link'
import * as S from './template-card.styles'

/** The fields of a template that a list shows. */
export interface TemplateSummary {
  /** Where it is. */
  readonly path: string
  /** What it is called. */
  readonly title: string
  /** One line below the title. */
  readonly subtitle: string
  /** What it is for. */
  readonly category: string
  /** "free" or "pro". */
  readonly licenseType: string
  /** A screenshot. */
  readonly mainScreen: ContentImageFile
}

interface TemplateCardProps {
  template: TemplateSummary
  /** Level of the title. @default 'h2' */
  as?: 'h2' | 'h3' | undefined
}

/** A template in a list; the whole card leads to it. */
export function TemplateCard({ template, as = 'h2' }: TemplateCardProps) {
  const { path, title, subtitle, category, licenseType, mainScreen } = template
  return (
    <S.Root>
      <BrowserFrame image={mainScreen} alt="" />
      <S.Words>
        <S.Facts>
          <span>{category}</span>
          <LicenseBadge type={licenseType} />
        </S.Facts>
        <S.Title as={as}>
          <Link to={path}>{title}</Link>
        </S.Title>
        <S.Subtitle>{subtitle}</S.Subtitle>
      </S.Words>
    </S.Root>
  )
}

/** Whether a template costs something. */
export function LicenseBadge({ type }: { type: string }) {
  return type === 'pro' ? <Badge color="secondary">Pro</Badge> : <Badge color="primary">Free</Badge>
}

export interface TemplateGridProps {
  /** The templates, in their order. */
  templates: readonly TemplateSummary[]
  /** Level of the titles. @default 'h2' */
  as?: 'h2' | 'h3'
}

/** Templates in up to three columns. */
export function TemplateGrid({ templates, as }: TemplateGridProps) {
  return (
    <S.Grid>
      {templates.map((template) => (
        <TemplateCard key={template.path} template={template} as={as} />
      ))}
    </S.Grid>
  )
}
