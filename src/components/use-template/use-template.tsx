import * as React from 'react'
import { useId } from 'react'
import { Button } from '@galley/ui/button'
import { CopyButton } from '@galley/ui/copy-button'
import { Link } from '@galley/ui/link'
import { site } from '~/site'
import * as S from './use-template.styles'

interface UseTemplateProps {
  owner: string
  /** Name of the repository. */
  name: string
  branch: string
  /** Folder of the template inside its repository; empty for its root. */
  baseDir: string
  /** Name of the template in `npm create galley`, if that command contains it. */
  starter?: string | null
  /** Address of a demo. */
  demo?: string | null
  /** The documentation page to read next. */
  guide?: { readonly path: string; readonly title: string } | null
}

/** Shows the command that gets a template, and links to its demo and guide. */
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

/** Splits a command so that a line breaks at a space or after a slash, and never after a hyphen. */
const toWords = (step: string) => step.match(/[^ /]+[ /]*/g)!.map((word, index) => <span key={index}>{word}</span>)
