import * as React from 'react'
import { Children, useState, type ComponentProps } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { Icon, type IconSource } from '../icon'
import * as S from './avatar.styles'

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** URL of the picture. Initials show while it loads or if it fails to load. */
  src?: string
  /** Name from which the initials are taken. */
  name?: string
  /** Alternative text. Use `""` if the name is next to the avatar. @default `name` */
  alt?: string
  /** Icon shown if there is no name. */
  icon?: IconSource
  /** Width and height: 20, 24, 32, 40 or 56 pixels. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl'
}

const ICON_SIZES = { xs: 12, sm: 14, md: 16, lg: 20, xl: 28 }

/** A picture of a person, or their initials. */
export function Avatar({ src, name, alt = name, icon, size = 'md', ...rest }: AvatarProps) {
  const [missing, setMissing] = useState<string>()
  // The picture may have failed before hydration attached `onError`.
  const checkLoaded = (image: HTMLImageElement | null) => {
    if (image?.complete && image.naturalWidth === 0) setMissing(src)
  }
  const label = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true }
  return (
    <S.Root data-size={size} {...label} {...rest}>
      {name ? takeInitials(name) : icon && <Icon name={icon} size={ICON_SIZES[size]} />}
      {src && src !== missing && (
        <S.Picture ref={checkLoaded} src={addBasePath(src, __BASE_PATH__)} alt="" onError={() => setMissing(src)} />
      )}
    </S.Root>
  )
}

/** Returns the first letters of the first and last words in upper case: "Ada King Lovelace" becomes "AL". */
export function takeInitials(name: string) {
  const words = name.split(/\s+/).filter(Boolean)
  const ends = words.length > 1 ? [words[0]!, words.at(-1)!] : words
  // By code point, because letters outside the basic plane are two UTF-16 units.
  return ends.map((word) => String.fromCodePoint(word.codePointAt(0)!).toLocaleUpperCase()).join('')
}

export interface AvatarGroupProps extends ComponentProps<'span'> {
  /** Maximum number of avatars. The rest are shown as a count. @default all */
  max?: number
  /** Size of the count. Use the size of the avatars. @default 'md' */
  size?: AvatarProps['size']
  /** Accessible label of the count. @default '{count} more' */
  moreLabel?: (count: number) => string
}

/** Overlapping avatars, with a count of the hidden ones. */
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
