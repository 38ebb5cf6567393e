import * as React from 'react'
import { Children, useState, type ComponentProps } from 'react'
import { Icon, type IconSource } from '../icon'
import * as S from './avatar.styles'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** URL of a picture; until it has loaded, and where it is missing, the initials are shown. */
  src?: string
  /** The name that gives the initials. */
  name?: string
  /** What screen readers say; `""` where the name is beside it. @default `name` */
  alt?: string
  /** Shown instead of initials where there is no name. */
  icon?: IconSource
  /** Its side: 20, 24, 32, 40 or 56 pixels. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
}

const ICON_SIZES = { xs: 12, sm: 14, md: 16, lg: 20, xl: 28 }

/** A picture of somebody, or their initials. */
export function Avatar({ src, name, alt = name, icon, size = 'md', ...rest }: AvatarProps) {
  const [missing, setMissing] = useState<string>()
  // It may have failed before React could listen.
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(src)
  }
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <S.Root data-size={size} {...label} {...rest}>
      {name ? takeInitials(name) : icon && <Icon name={icon} size={ICON_SIZES[size]} />}
      {src && src !== missing && <S.Picture ref={checkLoaded} src={src} alt="" onError={() => setMissing(src)} />}
    </S.Root>
  )
}

/** The first letters of the first and the last word: "Ada King Lovelace" is AL. */
export function takeInitials(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  // By code point: a letter beyond the basic plane is two units.
  return ends.map((word) => String.fromCodePoint(word.codePointAt(0)!).toLocaleUpperCase()).join('')
}

export interface AvatarGroupProps extends ComponentProps<'span'> {
  /** How many are rendered; the others are counted. @default all */
  max?: number
  /** Size of the count; give the avatars the same. @default 'md' */
  size?: AvatarProps['size']
  /** What screen readers say for the count. @default '{count} more' */
  moreLabel?: (count: number) => string
}

/** Avatars that overlap, with the count of those that are not rendered. */
export function AvatarGroup({
  max = Infinity,
  size = 'md',
  moreLabel = (count) => `${count} more`,
  children,
  ...rest
}: AvatarGroupProps) {
  const avatars = Children.toArray(children)
  const hiddenCount = Math.max(avatars.length - max, 0)
  return (
    <S.Group role="group" {...rest}>
      {avatars.slice(0, max)}
      {hiddenCount > 0 && (
        <S.Root data-size={size} role="img" aria-label={moreLabel(hiddenCount)}>
          +{hiddenCount}
        </S.Root>
      )}
    </S.Group>
  )
}
