import * as React from 'react'

interface LinkProps extends React.ComponentProps<'a'> {
  to: string
  activeClassName?: string
  activeStyle?: React.CSSProperties
  partiallyActive?: boolean
  replace?: boolean
  state?: object
}

/** Gatsby's link, without a router behind it: an ordinary anchor. */
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

/** Gatsby takes the query out of the code when it builds; in a test nothing is queried. */
export const graphql = () => null

/** A test that needs an answer gives it with `mockReturnValue`. */
export const useStaticQuery = jest.fn()

/** Records where the code under test wants to go. */
export const navigate = jest.fn()

/** The site is at the root of its host. */
export const withPrefix = (path: string) => path
