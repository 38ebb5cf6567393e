import * as React from 'react'
import { useId } from 'react'
import { Button } from '@galley/ui/button'
import { CopyButton } from '@galley/ui/copy-button'
import { Link } from '@galley/ui/link'
import { site } from '~/site'
import * as S from './use-template.styles'

interface UseTemplateProps {
  owner: string
  /** The repository. */
  name: string
  branch: string
  /** Folder of the template inside its repository; empty for its root. */
  baseDir: string
  /** Name for `npm create galley`, for a template of that command. */
  starter?: string | null
  /** Where it can be tried. */
  demo?: string | null
  /** The documentation page to read next. */
  guide?: { readonly path: string; readonly title: string } | null
}

/** How to get a template: the command to copy, and its demo and guide when there are some. */
export function UseTemplate({ owner, name, branch, baseDir, starter, demo, guide }: UseTemplateProps) {
  const titleId = useId()
  const steps = starter
    ? [`npm create galley@latest my-site -- --template ${starter}`]
    : [
        `git clone --depth 1 --branch ${branch} ${site.codeHost}/${owner}/${name}.git`,
        ...(baseDir ? [`cd ${name}/${baseDir}`] : []),
      ]
  return (
    <S.Root aria-labelledby={titleId}>
      <S.Title id={titleId}>Use this template</S.Title>
      <S.Command>
        <code>
          {steps.map((step, index) => (
            <S.Step key={step}>{toWords(index < steps.length - 1 ? `${step} && ` : step)}</S.Step>
          ))}
        </code>
        <CopyButton text={steps.join(' && ')} label="Copy command to clipboard" />
      </S.Command>
      {demo && (
        <Button to={demo} variant="outline" color="neutral" trailingIcon="arrow-right">
          Try the demo
        </Button>
      )}
      {guide && (
        <S.Guide>
          Read next: <Link to={guide.path}>{guide.title}</Link>
        </S.Guide>
      )}
    </S.Root>
  )
}

/** A line breaks at a space or behind a slash, not behind the hyphen of a name. */
const toWords = (step: string) => step.match(/[^ /]+[ /]*/g)!.map((word, index) => <span key={index}>{word}</span>)
