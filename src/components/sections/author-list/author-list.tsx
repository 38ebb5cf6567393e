import * as React from 'react'
import { Link } from '~/components/ui/link'
import * as S from './author-list.styles'

/** Somebody who wrote an article. */
export interface Author {
  readonly name: string
  /** Account name, without "@". */
  readonly username?: string | null
  /** Where the name leads. */
  readonly to?: string | null
}

/** Who wrote an article. */
export function AuthorList({ authors }: { authors: readonly Author[] }) {
  return (
    <S.Root role="list" aria-label="Authors">
      {authors.map(({ name, username, to }) => (
        <li key={name}>
          {to ? <Link to={to}>{name}</Link> : name}
          {username && <S.Account>@{username}</S.Account>}
        </li>
      ))}
    </S.Root>
  )
}
