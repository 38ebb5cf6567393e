import * as React from 'react'
import { Picture, type ContentImageFile } from '~/components/content'
import { Link } from '~/components/ui/link'
import * as S from './author-list.styles'

/** Somebody who wrote an article. */
export interface Author {
  readonly name: string
  /** Account name, without "@". */
  readonly username?: string | null
  /** Where the name leads. */
  readonly to?: string | null
  /** A square picture. */
  readonly avatar?: Pick<ContentImageFile, 'file'> | null
}

/** Who wrote an article. */
export function AuthorList({ authors }: { authors: readonly Author[] }) {
  return (
    <S.Root role="list" aria-label="Authors">
      {authors.map(({ name, username, to, avatar }) => (
        <li key={name}>
          {avatar?.file && <Avatar file={avatar.file} />}
          {to ? <Link to={to}>{name}</Link> : name}
          {username && <S.Account>@{username}</S.Account>}
        </li>
      ))}
    </S.Root>
  )
}

/** The name beside it says who it is. */
function Avatar({ file: { publicURL, childImageSharp } }: { file: NonNullable<ContentImageFile['file']> }) {
  if (childImageSharp) return <Picture data={childImageSharp.gatsbyImageData} alt="" />
  return publicURL && <img src={publicURL} alt="" width={24} height={24} />
}
