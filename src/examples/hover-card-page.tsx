import * as React from 'react'
import { HoverCard, HoverCardContent, HoverCardTrigger } from '~/components/ui/hover-card'
import { Link } from '~/components/ui/link'

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
          <p>How links are written, when they are checked, and how to read what the check says.</p>
        </HoverCardContent>
      </HoverCard>
      .
    </p>
  )
}
