import * as React from 'react'
import type { ComponentProps } from 'react'
import { Icon } from '@galley/ui/icon'
import icons from './preview-icons.json'

/** A name in `preview-icons.json`. `npm run icons` writes the shapes for the names in that file. */
export type PreviewIconName = keyof typeof icons

export interface PreviewIconProps extends Omit<ComponentProps<'svg'>, 'ref'> {
  name: PreviewIconName
  /** Width and height in pixels. @default 16 */
  size?: number
}

/** An icon of the preview. Visitors never load these icons. */
export function PreviewIcon({ name, ...rest }: PreviewIconProps) {
  return <Icon name={{ width: 24, height: 24, body: icons[name].body }} {...rest} />
}
