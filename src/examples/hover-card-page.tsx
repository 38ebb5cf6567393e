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
          <p>Write links, offer downloads, and correct broken links.</p>
        </HoverCardContent>
      </HoverCard>
      .
    </p>
  )
}
