import * as React from 'react'
import type { ContentImageFile } from '@galley/theme/content'
import { BrowserFrame } from '@galley/theme/sections/browser-frame'
import { Badge } from '@galley/ui/badge'
import { Link } from '@galley/ui/link'
import * as S from './template-card.styles'

/** A template as a list shows it. */
export interface TemplateSummary {
  /** Path of the template's page. */
  readonly path: string
  /** Name of the template. */
  readonly title: string
  /** One line below the title. */
  readonly subtitle: string
  /** The kind of site that the template starts, such as "Blog". */
  readonly category: string
  /** "free" or "pro". */
  readonly licenseType: string
  /** Screenshot above the title. */
  readonly mainScreen: ContentImageFile
}

interface TemplateCardProps {
  template: TemplateSummary
  /** Level of the title. @default 'h2' */
  as?: 'h2' | 'h3' | undefined
}

/** A template in a list. The whole card links to the template's page. */
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

/** A badge with the text "Pro" or "Free". */
export function LicenseBadge({ type }: { type: string }) {
  return type === 'pro' ? <Badge color="secondary">Pro</Badge> : <Badge color="primary">Free</Badge>
}

export interface TemplateGridProps {
  /** The templates, in the order of display. */
  templates: readonly TemplateSummary[]
  /** Level of the titles. @default 'h2' */
  as?: 'h2' | 'h3'
}

/** Shows templates in up to three columns. */
export function TemplateGrid({ templates, as }: TemplateGridProps) {
  return (
    <S.Grid>
      {templates.map((template) => (
        <TemplateCard key={template.path} template={template} as={as} />
      ))}
    </S.Grid>
  )
}
