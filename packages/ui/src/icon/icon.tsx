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

/** Icons that point along the line, with and without a set. The style sheet mirrors them where text reads from right to left. */
const ALONG_LINE =
  /(?:^|[:-])(?:(?:arrow|arrow-big|chevron|chevrons|corner-up|move|panel)-(?:left|right)|indent-(?:de|in)crease|list|list-tree|log-in|log-out|reply|(?:redo|undo)(?:-2)?)$/

/** An icon, hidden from screen readers. Put text or an accessible label next to it. */
export function Icon({ name, ...others }: IconProps) {
  const isMirrored = ALONG_LINE.test((typeof name === 'string' ? name : name.name) ?? '')
  const rest = { 'data-mirrored': isMirrored ? '' : undefined, ...others }
  if (typeof name !== 'string') return <IconSvg icon={name} {...rest} />
  // The key remounts the icon for a new name. Otherwise React would keep the markup from the server.
  return name.includes(':') ? <RemoteIcon key={name} name={name} {...rest} /> : <OwnIcon name={name} {...rest} />
}
