import * as React from 'react'
import type { ComponentProps } from 'react'
import type { IconData } from '~/lib/icon-data'
import { ICON_BOX, icons, type IconName } from './icons'

export type IconProps = ComponentProps<'svg'> & {
  /** Side of the square, in pixels. @default 16 */
  size?: number
} & ({ name: IconName; icon?: never } | { icon: IconData; name?: never })

/** A drawing beside words; screen readers pass over it. Its size never depends on what is drawn. */
export function Icon({ name, icon, size = 16, ...rest }: IconProps) {
  const drawing = icon ?? { width: ICON_BOX, height: ICON_BOX, body: icons[name].body }
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      width={size}
      height={size}
      style={{ flexShrink: 0 }}
      // The drawings come from icon sets, at build.
      dangerouslySetInnerHTML={{ __html: drawing.body }}
      {...rest}
    />
  )
}
