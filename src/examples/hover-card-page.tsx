import * as React from 'react'
import { HoverCard, HoverCardContent, HoverCardTrigger } from '@galley/ui/hover-card'
import { Link } from '@galley/ui/link'

export function Example() {
  return (
    <p>
      Every link is checked, see{' '}
      <HoverCard>
        <HoverCardTrigger>
          <Link to="/docs/files/links" style={{ textDecoration: 'underline' }}>
            Links
          </Link>
        </HoverCardTrigger>
        <HoverCardContent>
          <strong>Links</strong>
          <p>How to write links, when they are checked, and how to read the messages.</p>
        </HoverCardContent>
      </HoverCard>
      .
    </p>
  )
}
