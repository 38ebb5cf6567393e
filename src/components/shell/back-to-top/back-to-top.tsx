import * as React from 'react'
import { useEffect, useState, type ComponentProps } from 'react'
import { Icon } from '~/components/ui/icon'
import * as S from './back-to-top.styles'

export interface BackToTopProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** @default 'Back to top' */
  label?: string
}

/** Leads to the start of the page, once the reader is a screen away from it. */
export function BackToTop({ label = 'Back to top', ...rest }: BackToTopProps) {
  const [isFar, setFar] = useState(false)

  useEffect(() => {
    const update = () => setFar(window.scrollY > window.innerHeight)
    update()
    window.addEventListener('scroll', update, { passive: true })
    return () => window.removeEventListener('scroll', update)
  }, [])

  // Its space is reserved, so that nothing moves when it appears.
  return (
    <S.Root href="#top" data-shown={isFar ? '' : undefined} {...rest}>
      <Icon name="arrow-up" size={14} />
      {label}
    </S.Root>
  )
}
