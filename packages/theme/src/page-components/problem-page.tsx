import * as React from 'react'
import type { ReactNode } from 'react'
import { DocsHeader } from '@galley/site/components'
import { DefaultLayout } from '../layouts/default-layout'
import { DocsColumns, DocsLayout } from '../layouts/docs-layout'
import * as S from './problem-page.styles'

export interface ProblemPageProps {
  data: {
    path: string
    title: string
    collection: string
    /** Text of the file. Undefined shows only the problems. */
    text?: string | undefined
  }
}

/** Replaces a page whose file cannot be compiled. In a preview, the problems mark the lines of the text. */
export function ProblemPage({ data: { path, title, collection, text } }: ProblemPageProps) {
  const description = `Fix the problems of the file to show ${path} here.`
  return (
    <Layout path={path} collection={collection}>
      <DocsHeader breadcrumb={null} title={title} description={description} links={[]} />
      {text !== undefined && (
        <S.Source aria-label="The file">
          {text.split('\n').map((line, index) => (
            <li key={index} data-problem={`line ${index + 1}`}>
              {line}
            </li>
          ))}
        </S.Source>
      )}
    </Layout>
  )
}

function Layout({ path, collection, children }: { path: string; collection: string; children: ReactNode }) {
  if (collection !== 'docs') return <DefaultLayout>{children}</DefaultLayout>
  return (
    <DocsLayout path={path}>
      <DocsColumns toc={[]}>{children}</DocsColumns>
    </DocsLayout>
  )
}
