import * as React from 'react'
import type { ComponentProps } from 'react'
import { addBasePath } from '@galley/core/base-path'
import { Link as GatsbyLink } from 'gatsby'
import { inOwnLanguage, isPage } from './navigate-to'

export interface LinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path of a page or file of this site, a heading such as "#install", or a URL. */
  to: string
}

/** A link. Pages of this site open without a reload. Links to a new tab get `rel="noopener"`. */
export function Link({ to: written, target, rel, ref, ...rest }: LinkProps) {
  const to = inOwnLanguage(written)
  if (isPage(to) && target !== '_blank') {
    return <GatsbyLink to={to} {...(rel && { rel })} {...(ref && { ref: ref as never })} {...rest} />
  }
  const safeRel = target === '_blank' ? [rel, 'noopener'].filter(Boolean).join(' ') : rel
  // oxlint-disable-next-line jsx-a11y/anchor-has-content -- the content is in the rest
  return <a ref={ref} href={addBasePath(to, __BASE_PATH__)} target={target} rel={safeRel} {...rest} />
}
