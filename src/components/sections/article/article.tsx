import * as React from 'react'
import type { ReactNode } from 'react'
import { CopyButton } from '~/components/ui/copy-button'
import { BackLink } from '../back-link'
import { AuthorList, type Author } from '../author-list'
import { CategoryBadge } from '../category-badge'
import * as S from './article.styles'

interface ArticleHeaderProps {
  title: string
  description: string
  /** The list that the article is in. */
  back: { label: string; to: string }
  /** Day of publication, such as "2026-11-20". */
  date: string
  /** The same day in words. */
  dateText: string
  category?: string | null
  authors: readonly Author[]
}

/** An article's column: its opening, its picture and its text, one below the other. */
export function Article({ children }: { children: ReactNode }) {
  return <S.Article>{children}</S.Article>
}

/** The opening of a blog article or changelog entry. */
export function ArticleHeader({ title, description, back, date, dateText, category, authors }: ArticleHeaderProps) {
  return (
    <S.Root>
      <BackLink to={back.to}>{back.label}</BackLink>
      <S.Facts>
        {category && <CategoryBadge category={category} />}
        <time dateTime={date}>{dateText}</time>
      </S.Facts>
      <S.Title>{title}</S.Title>
      <S.Description>{description}</S.Description>
      <S.Byline>
        <AuthorList authors={authors} />
        <CopyButton getText={() => window.location.href} label="Copy link to this page" />
      </S.Byline>
    </S.Root>
  )
}
