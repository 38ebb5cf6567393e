import * as React from 'react'
import type { ComponentProps } from 'react'
import type { IconData } from '@galley/core/icon-data'
import { ICON_BOX } from './icons'

export interface IconSvgProps extends ComponentProps<'svg'> {
  /** Without it the square is blank. */
  icon: IconData | undefined
  /** Side of the square, in pixels. @default 16 */
  size?: number | undefined
}

/** An icon as an SVG. Its size never depends on the icon. */
export function IconSvg({ icon, size = 16, ...rest }: IconSvgProps) {
  const { body, isLines } = shorten(icon?.body ?? '')
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${icon?.width ?? ICON_BOX} ${icon?.height ?? ICON_BOX}`}
      width={size}
      height={size}
      data-lines={isLines ? '' : undefined}
      // From icon sets: at build, or checked by `load-icon`.
      dangerouslySetInnerHTML={{ __html: body }}
      {...rest}
    />
  )
}

/** How Lucide draws: the same for each of its icons. */
const LINES = ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" stroke-width="2"'
/** One element that holds the whole icon, or is it. */
const WHOLE = RegExp(`^<(?:g${LINES}>((?:(?!<g[ >]).)*)</g>|path${LINES} ([^>]*)/>)$`)

/** What is the same for all icons of lines is a rule of the style sheet: a page has some fifty icons. */
function shorten(body: string) {
  const [, group, path] = WHOLE.exec(body) ?? []
  if (path !== undefined) return { body: `<path ${path}/>`, isLines: true }
  return { body: group ?? body, isLines: group !== undefined }
}
