import * as React from 'react'
import { Link, NewTabMark } from '@galley/ui/link'

export function Example() {
  return (
    <ul>
      <li>
        <Link to="/docs/getting-started">A page, opened without a reload</Link>
      </li>
      <li>
        <Link to="#props">A heading of this page</Link>
      </li>
      <li>
        <Link to="/favicon.svg">A file, which the browser opens</Link>
      </li>
      <li>
        <Link to="https://commonmark.org" target="_blank">
          Another site
          <NewTabMark />
        </Link>
      </li>
    </ul>
  )
}
