import * as React from 'react'
import type { ComponentProps } from 'react'
import { Icon } from '~/components/ui/icon'
import drawings from './drawings.json'

/** `drawings.json` has them, and `npm run icons` writes it from the names in it. */
export type PreviewIconName = keyof typeof drawings

export interface PreviewIconProps extends Omit<ComponentProps<'svg'>, 'ref'> {
  name: PreviewIconName
  /** Side of the square, in pixels. @default 16 */
  size?: number
}

/** An icon that only editors meet: the drawings come with the preview, not with the pages of visitors. */
export function PreviewIcon({ name, ...rest }: PreviewIconProps) {
  return <Icon name={{ width: 24, height: 24, body: drawings[name].body }} {...rest} />
}
