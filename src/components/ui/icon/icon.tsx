import * as React from 'react'
import type { ComponentProps } from 'react'
import type { IconData } from '~/lib/icon-data'
import { Drawing } from './drawing'
import type { IconName } from './icons'
import { OwnIcon } from './own-icon'
import { RemoteIcon } from './remote-icon'

interface IconSize extends Omit<ComponentProps<'svg'>, 'ref'> {
  /** Side of the square, in pixels. @default 16 */
  size?: number
}

interface NamedIcon {
  /** An icon of the interface, such as `check`, or one of an icon set, such as `lucide:rocket`, which is loaded when it is shown. */
  name: IconName
  icon?: never
}

interface GivenIcon {
  /** A drawing instead of a name, as content brings it along. */
  icon: IconData
  name?: never
}

export type IconProps = (NamedIcon | GivenIcon) & IconSize

/** A drawing beside words; screen readers pass over it. Its size never depends on what is drawn. */
export function Icon({ name, icon, ...rest }: IconProps) {
  if (icon) return <Drawing drawing={icon} {...rest} />
  return name.includes(':') ? <RemoteIcon name={name} {...rest} /> : <OwnIcon name={name} {...rest} />
}
