import type { Page } from '@playwright/test'

/** Collects what a browser complains about: errors of scripts, and anything the content security policy refused. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
  })
  return problems
}
