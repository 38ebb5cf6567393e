import * as React from 'react'
import { defineIsland } from '@galley/core/island'
import { z } from 'zod'
import { site } from '~/site'
import * as S from './server-status.styles'

const isTimeZone = (name: string) => {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }))
  } catch {
    return false
  }
}

/** Shows the build that the server serves and the time at which the server started. */
export const island = defineIsland({
  title: 'Status of this server',
  params: z.strictObject({
    timezone: z.string().refine(isTimeZone, 'a time zone such as "Europe/Berlin"').default('UTC'),
  }),
  maxAgeS: 60,
  render({ timezone }, { build, pages, startedAt }) {
    const time = (milliseconds: number) => {
      const date = new Date(milliseconds)
      const format = { dateStyle: 'medium', timeStyle: 'long', timeZone: timezone } as const
      return <time dateTime={date.toISOString()}>{date.toLocaleString(site.language.code, format)}</time>
    }
    return (
      <S.List>
        {build && (
          <>
            <dt>Build</dt>
            <dd>
              <code>{build.id}</code>
            </dd>
            <dt>Published</dt>
            <dd>{time(build.timestamp)}</dd>
          </>
        )}
        <dt>Pages</dt>
        <dd>{pages}</dd>
        <dt>Running since</dt>
        <dd>{time(startedAt)}</dd>
      </S.List>
    )
  },
})
