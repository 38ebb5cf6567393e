import * as React from 'react'
import { site } from '@galley/site'
import { Link } from '@galley/ui/link'
import { Root } from './topic-list.styles'

export interface Topic {
  readonly title: string
  readonly path: string
}

/** A row of links to topics. */
export function TopicList({ topics }: { topics: readonly Topic[] }) {
  if (topics.length === 0) return null
  return (
    <Root role="list" aria-label={site.texts.topics}>
      {topics.map(({ title, path }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </Root>
  )
}
