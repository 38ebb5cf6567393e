import * as React from 'react'
import { Icon } from '~/components/ui/icon'
import type { IconData } from '~/lib/icon-data'

interface ContentIconProps {
  /** The drawing that the compiler put in; in MDX the name of it, which is looked up when the page is shown. */
  name: IconData | string
  /** Side of the square, in pixels. @default 16 */
  size?: number
}

/** An icon that content names. */
export function ContentIcon({ name, ...rest }: ContentIconProps) {
  return typeof name === 'string' ? (
    <Icon name={name as `${string}:${string}`} {...rest} />
  ) : (
    <Icon icon={name} {...rest} />
  )
}
