import * as React from 'react'

interface LinkProps extends React.ComponentProps<'a'> {
  to: string
  activeClassName?: string
  activeStyle?: React.CSSProperties
  partiallyActive?: boolean
  replace?: boolean
  state?: object
}

/** Replaces Gatsby's link by an anchor without a router. */
export function Link({
  to,
  activeClassName,
  activeStyle,
  partiallyActive,
  replace,
  state,
  children,
  ...rest
}: LinkProps) {
  return (
    <a href={to} {...rest}>
      {children}
    </a>
  )
}

/** Ignores queries, which Gatsby removes from the code during a build. */
export const graphql = () => null

/** Returns the data that a test sets with `mockReturnValue`. */
export const useStaticQuery = jest.fn()

/** Records navigation of the code under test. */
export const navigate = jest.fn()

/** Returns paths unchanged, because the site is at the root of its host. */
export const withPrefix = (path: string) => path
