import * as React from 'react'
import { Link } from '@galley/ui/link'
import { Root } from './topic-list.styles'

/** Something that articles are about. */
export interface Topic {
  readonly title: string
  readonly path: string
}

interface TopicListProps {
  topics: readonly Topic[]
  /** What screen readers say. @default 'Topics' */
  label?: string
}

/** Topics in a row; each leads to its articles. */
export function TopicList({ topics, label = 'Topics' }: TopicListProps) {
  if (topics.length === 0) return null
  return (
    <Root role="list" aria-label={label}>
      {topics.map(({ title, path }) => (
        <li key={path}>
          <Link to={path}>{title}</Link>
        </li>
      ))}
    </Root>
  )
}
