import * as React from 'react'
import type { ComponentProps } from 'react'
import { IconSvg } from './icon-svg'
import type { IconSource } from './icons'
import { OwnIcon } from './own-icon'
import { RemoteIcon } from './remote-icon'

export interface IconProps extends Omit<ComponentProps<'svg'>, 'ref' | 'name'> {
  /**
   * An icon of the interface, such as `check`, or one of an icon set, such as `lucide:rocket`, which is loaded when it is shown; or the
   * data of an icon, as content has it.
   */
  name: IconSource
  /** Side of the square, in pixels. @default 16 */
  size?: number
}

/** An icon beside words. Screen readers ignore it. */
export function Icon({ name, ...rest }: IconProps) {
  if (typeof name !== 'string') return <IconSvg icon={name} {...rest} />
  // Of another name it is another one: React would leave what the server rendered.
  return name.includes(':') ? <RemoteIcon key={name} name={name} {...rest} /> : <OwnIcon name={name} {...rest} />
}
