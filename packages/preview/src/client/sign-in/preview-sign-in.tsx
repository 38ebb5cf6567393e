import * as React from 'react'
import { useId, useState } from 'react'
import { urlAt } from '@galley/core/url-path'
import { site } from '@galley/site'
import { Button } from '@galley/ui/button'
import { FormField } from '@galley/ui/form-field'
import { Input } from '@galley/ui/input'
import { Link } from '@galley/ui/link'
import { keepActivation } from '../activation'
import { type AcceptedLink, checkLink } from './check-link'
import * as S from './preview-sign-in.styles'

interface PreviewSignInProps {
  /** Link to the instructions for running a preview server. Shown on sites without a preview server. */
  setup: { label: string; to: string }
}

/** Lets an editor paste a link or a token, shows the pages and branches of the link, and opens the preview. */
export function PreviewSignIn({ setup }: PreviewSignInProps) {
  const [accepted, setAccepted] = useState<AcceptedLink>()
  if (!site.preview.api) {
    return (
      <S.Box>
        <p>
          This site was built without a preview server, so there is no preview to open.{' '}
          <Link to={setup.to}>{setup.label}</Link>
        </p>
      </S.Box>
    )
  }
  const handleSubmit = async ({ link = '' }) => {
    const answer = await checkLink(link)
    if (typeof answer === 'string') return { link: answer }
    setAccepted(answer)
    return undefined
  }
  return (
    <S.Root>
      {/* Before hydration, a form with this method sends nothing: the token must not get into a URL. */}
      <S.Form method="dialog" submitLabel="Check link" onSubmit={handleSubmit} onChange={() => setAccepted(undefined)}>
        <FormField name="link" label="Preview link or token" help="Only the preview server receives it.">
          <Input size="lg" icon="link" autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </FormField>
      </S.Form>
      <noscript>Opening a preview needs JavaScript.</noscript>
      {accepted && <Scope key={accepted.activation.token} {...accepted} />}
    </S.Root>
  )
}

/** Shows the pages and branches that a link covers, and the button that opens the preview. */
function Scope({ activation, path, session: { name, branch, branches, paths, expires } }: AcceptedLink) {
  const titleId = useId()
  const rows = [
    ['Pages', paths.includes('/**') ? 'All' : paths.join(', ')],
    ['Branch', branch],
    ['Other branches', branches.filter((other) => other !== branch).join(', ')],
    ['Valid until', new Date(expires).toLocaleString(site.language.code, { dateStyle: 'long', timeStyle: 'short' })],
    ['Opens', path],
  ]
  return (
    <S.Box as="section" aria-labelledby={titleId}>
      <S.Title id={titleId} tabIndex={-1} ref={(title: HTMLElement | null) => title?.focus()}>
        Preview for {name}
      </S.Title>
      <S.Rows>
        {rows.map(
          ([term, value]) =>
            value && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </S.Rows>
      {/* The origin makes the link load a new document, so the preview starts with it. */}
      <Button
        to={urlAt(location.origin, site.basePath + path)}
        trailingIcon="arrow-right"
        onClick={() => keepActivation(activation)}
      >
        Open preview
      </Button>
    </S.Box>
  )
}
