import * as React from 'react'
import type { ComponentProps } from 'react'
import type { IconData } from '~/lib/icon-data'
import { ICON_BOX } from './icons'

export interface DrawingProps extends ComponentProps<'svg'> {
  /** What is rendered; without it, the place stays blank. */
  drawing: IconData | undefined
  /** Side of the square, in pixels. @default 16 */
  size?: number | undefined
}

/** The place of an icon, of one size whatever is rendered in it. */
export function Drawing({ drawing, size = 16, ...rest }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${drawing?.width ?? ICON_BOX} ${drawing?.height ?? ICON_BOX}`}
      width={size}
      height={size}
      style={{ flexShrink: 0 }}
      // The drawings come from icon sets, at build or checked by `load-icon`.
      dangerouslySetInnerHTML={{ __html: drawing?.body ?? '' }}
      {...rest}
    />
  )
}
