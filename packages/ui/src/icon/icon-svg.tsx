import * as React from 'react'
import type { ComponentProps } from 'react'
import type { IconData } from '@galley/core/icon-data'
import { ICON_BOX } from './icons'

export interface IconSvgProps extends ComponentProps<'svg'> {
  /** Icon data. Without it, the square stays blank. */
  icon: IconData | undefined
  /** Width and height in pixels. @default 16 */
  size?: number | undefined
}

/** Renders icon data as an SVG of a fixed size. */
export function IconSvg({ icon, size = 16, ...rest }: IconSvgProps) {
  const { body, isLines } = shorten(icon?.body ?? '')
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${icon?.width ?? ICON_BOX} ${icon?.height ?? ICON_BOX}`}
      width={size}
      height={size}
      data-lines={isLines ? '' : undefined}
      // Trusted: the markup comes from icon sets at build time, or `load-icon.ts` has checked it.
      dangerouslySetInnerHTML={{ __html: body }}
      {...rest}
    />
  )
}

/** Attributes that every Lucide icon repeats. */
const LINES = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'
/** An icon that is one group or one path with these attributes. */
const WHOLE = RegExp(`^<(?:g${LINES}>((?:(?!<g[ >]).)*)</g>|path${LINES} ([^>]*)/>)$`)

/** Removes the attributes that all Lucide icons share: a page has about fifty icons, and the style sheet sets the attributes through `data-lines`. */
function shorten(body: string) {
  const [, group, path] = WHOLE.exec(body) ?? []
  if (path !== undefined) return { body: `<path ${path}/>`, isLines: true }
  return { body: group ?? body, isLines: group !== undefined }
}
