import * as React from 'react'
import type { IconData } from '@galley/core/icon-data'
import { Icon } from '@galley/ui/icon'
import { Link } from '@galley/ui/link'
import { ImageFile, type ContentImageFile } from '../../content'
import * as S from './page-blocks.styles'

export interface Logo {
  readonly name: string
  readonly image: ContentImageFile & {
    /** Inlined SVG in the colour of the text. */
    readonly svg?: unknown
  }
  readonly to?: string | null
}

interface LogoRowProps {
  /** Title of the row, such as "Used by". */
  title: string
  logos: readonly Logo[]
}

/** A row of logos of the same height. */
export function LogoRow({ title, logos }: LogoRowProps) {
  return (
    <S.LogoRow aria-label={title}>
      <S.LogoTitle>{title}</S.LogoTitle>
      <S.Logos role="list">
        {logos.map(({ name, image, to }) => (
          <li key={name}>
            {to ? (
              <Link to={to}>
                <LogoImage name={name} image={image} />
              </Link>
            ) : (
              <LogoImage name={name} image={image} />
            )}
          </li>
        ))}
      </S.Logos>
    </S.LogoRow>
  )
}

function LogoImage({ name, image }: Pick<Logo, 'name' | 'image'>) {
  const { file, width, height, svg } = image
  if (svg) {
    const words = { role: 'img', 'aria-hidden': undefined, 'aria-label': name }
    return <Icon name={svg as IconData} width={width} height={height} {...words} />
  }
  return file ? <ImageFile image={image} alt={name} /> : name
}
