import * as React from 'react'
import type { ReactNode } from 'react'
import { site } from '@galley/site'
import { Link } from '@galley/ui/link'
import { ImageFile, type ContentImageFile } from '../content'
import * as S from './author-list.styles'
import { IconLink } from './icon-link'

const PICTURE_PX = 56

/** An author of an article. */
export interface Author {
  readonly title: string
  readonly path: string
  /** One or two sentences about the author, or "". */
  readonly description: string
  /** Account name without "@". */
  readonly username?: string | null
  readonly avatar?: Pick<ContentImageFile, 'file'> | null
}

/** The authors of an article, in one line. */
export function AuthorList({ authors }: { authors: readonly Author[] }) {
  return (
    <S.List role="list" aria-label={site.texts.authors}>
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

/** The authors who have a description, as cards. */
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
  /** Pages of the author on other sites. */
  links: readonly { readonly label: string; readonly to: string }[]
  /** Further links. */
  children?: ReactNode
}

/** Picture, account and links of an author, for the author's page. */
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

const AuthorPicture = ({ avatar }: Pick<Author, 'avatar'>) =>
  avatar?.file && <ImageFile image={{ file: avatar.file, width: PICTURE_PX, height: PICTURE_PX }} alt="" />
