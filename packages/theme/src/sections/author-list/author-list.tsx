import * as React from 'react'
import type { ReactNode } from 'react'
import { Link } from '@galley/ui/link'
import type { ContentImageFile } from '../../content'
import { IconLink } from '../icon-link'
import * as S from './author-list.styles'
import { AuthorPicture } from './author-picture'

/** Somebody who wrote an article. */
export interface Author {
  /** Their name. */
  readonly title: string
  /** Their page. */
  readonly path: string
  /** One or two sentences about them; empty when there are none. */
  readonly description: string
  /** Account name, without "@". */
  readonly username?: string | null
  /** A square picture. */
  readonly avatar?: Pick<ContentImageFile, 'file'> | null
}

/** Who wrote an article. */
export function AuthorList({ authors }: { authors: readonly Author[] }) {
  return (
    <S.List role="list" aria-label="Authors">
      {authors.map(({ title, path, username, avatar }) => (
        <li key={path}>
          <AuthorPicture avatar={avatar} />
          <Link to={path}>{title}</Link>
          {username && <S.Account>@{username}</S.Account>}
        </li>
      ))}
    </S.List>
  )
}

/** Who wrote an article, with what there is to say of them. */
export function AuthorCards({ authors }: { authors: readonly Author[] }) {
  const known = authors.filter(({ description }) => description)
  if (known.length === 0) return null
  return (
    <S.Cards>
      {known.map(({ title, path, description, avatar }) => (
        <S.Card key={path}>
          <AuthorPicture avatar={avatar} />
          <div>
            <Link to={path}>{title}</Link>
            <p>{description}</p>
          </div>
        </S.Card>
      ))}
    </S.Cards>
  )
}

interface AuthorFactsProps extends Pick<Author, 'username' | 'avatar'> {
  /** Their pages elsewhere. */
  links: readonly { readonly label: string; readonly to: string }[]
  /** Further links. */
  children?: ReactNode
}

/** What the page of an author shows below their name. */
export function AuthorFacts({ username, avatar, links, children }: AuthorFactsProps) {
  if (!username && !avatar?.file && links.length === 0) return children
  return (
    <S.Facts>
      <AuthorPicture avatar={avatar} />
      <S.Links>
        {username && <S.Account>@{username}</S.Account>}
        {links.map(({ label, to }) => (
          <IconLink key={to} icon="arrow-up-right" to={to} rel="me">
            {label}
          </IconLink>
        ))}
        {children}
      </S.Links>
    </S.Facts>
  )
}
