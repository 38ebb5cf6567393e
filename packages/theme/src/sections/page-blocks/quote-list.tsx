import * as React from 'react'
import { Link } from '@galley/ui/link'
import { ImageFile, type ContentImageFile } from '../../content'
import * as S from './page-blocks.styles'

const PICTURE_PX = 40

export interface Quote {
  /** Quoted text, without quotation marks. */
  readonly text: string
  readonly name: string
  /** Job and company. */
  readonly role?: string | null
  readonly picture?: Pick<ContentImageFile, 'file'> | null
  /** Link of the name. */
  readonly to?: string | null
}

/** Testimonials in a grid. */
export function QuoteList({ quotes }: { quotes: readonly Quote[] }) {
  return (
    <S.Quotes role="list">
      {quotes.map(({ text, name, role, picture, to }) => (
        <li key={text}>
          <S.Quote>
            <blockquote>
              <p>{text}</p>
            </blockquote>
            <figcaption>
              {picture?.file && (
                <ImageFile image={{ file: picture.file, width: PICTURE_PX, height: PICTURE_PX }} alt="" />
              )}
              <span>
                {to ? <Link to={to}>{name}</Link> : name}
                {role && <S.Role>{role}</S.Role>}
              </span>
            </figcaption>
          </S.Quote>
        </li>
      ))}
    </S.Quotes>
  )
}
