import * as React from 'react'
import type { ComponentProps } from 'react'
import { Drawing } from './drawing'
import type { IconSource } from './icons'
import { OwnIcon } from './own-icon'
import { RemoteIcon } from './remote-icon'

export interface IconProps extends Omit<ComponentProps<'svg'>, 'ref' | 'name'> {
  /**
   * An icon of the interface, such as `check`, or one of an icon set, such as `lucide:rocket`, which is loaded when it is shown; or a
   * drawing, as content brings it along.
   */
  name: IconSource
  /** Side of the square, in pixels. @default 16 */
  size?: number
}

/** A drawing beside words; screen readers pass over it. Its size never depends on what is rendered. */
export function Icon({ name, ...rest }: IconProps) {
  if (typeof name !== 'string') return <Drawing drawing={name} {...rest} />
  return name.includes(':') ? <RemoteIcon name={name} {...rest} /> : <OwnIcon name={name} {...rest} />
}
