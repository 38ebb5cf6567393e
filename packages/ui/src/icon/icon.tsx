import * as React from 'react'
import type { ComponentProps } from 'react'
import { IconSvg } from './icon-svg'
import type { IconSource } from './icons'
import { OwnIcon } from './own-icon'
import { RemoteIcon } from './remote-icon'

export interface IconProps extends Omit<ComponentProps<'svg'>, 'ref' | 'name'> {
  /**
   * Name of an interface icon, such as `check`, or of an icon in a set, such as `lucide:rocket`, which loads when it is shown. Also accepts the data
   * of an icon.
   */
  name: IconSource
  /** Width and height in pixels. @default 16 */
  size?: number
}

/** An icon, hidden from screen readers. Put text or an accessible label next to it. */
export function Icon({ name, ...rest }: IconProps) {
  if (typeof name !== 'string') return <IconSvg icon={name} {...rest} />
  // The key remounts the icon for a new name. Otherwise React would keep the markup from the server.
  return name.includes(':') ? <RemoteIcon key={name} name={name} {...rest} /> : <OwnIcon name={name} {...rest} />
}
