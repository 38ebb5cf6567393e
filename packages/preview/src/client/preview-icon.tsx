import * as React from 'react'
import type { ComponentProps } from 'react'
import { Icon } from '@galley/ui/icon'
import icons from './preview-icons.json'

/** `preview-icons.json` has them, and `npm run icons` writes it from the names in it. */
export type PreviewIconName = keyof typeof icons

export interface PreviewIconProps extends Omit<ComponentProps<'svg'>, 'ref'> {
  name: PreviewIconName
  /** Side of the square, in pixels. @default 16 */
  size?: number
}

/** An icon of the preview. It loads with the preview, so visitors never load it. */
export function PreviewIcon({ name, ...rest }: PreviewIconProps) {
  return <Icon name={{ width: 24, height: 24, body: icons[name].body }} {...rest} />
}
