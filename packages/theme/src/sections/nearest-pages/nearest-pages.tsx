import * as React from 'react'
import { useId } from 'react'
import type { KnownPage } from './find-nearest-pages'
import * as S from './nearest-pages.styles'

/** Suggested pages for an unknown URL. */
export function NearestPages({ pages }: { pages: readonly KnownPage[] }) {
  const titleId = useId()
  return (
    <S.Root aria-labelledby={titleId}>
      <S.Title id={titleId}>Perhaps you meant</S.Title>
      <S.List role="list">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <S.Page to={path}>
              {title}
              <S.Path>{path}</S.Path>
            </S.Page>
          </li>
        ))}
      </S.List>
    </S.Root>
  )
}
