import * as React from 'react'
import type { ComponentProps } from 'react'
import type { IconData } from '~/lib/icon-data'
import { ICON_BOX } from './icons'

export interface IconSvgProps extends ComponentProps<'svg'> {
  /** Without it the square is blank. */
  icon: IconData | undefined
  /** Side of the square, in pixels. @default 16 */
  size?: number | undefined
}

/** An icon as an SVG. Its size never depends on the icon. */
export function IconSvg({ icon, size = 16, ...rest }: IconSvgProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${icon?.width ?? ICON_BOX} ${icon?.height ?? ICON_BOX}`}
      width={size}
      height={size}
      // From icon sets: at build, or checked by `load-icon`.
      dangerouslySetInnerHTML={{ __html: icon?.body ?? '' }}
      {...rest}
    />
  )
}
