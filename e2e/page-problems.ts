import type { Page } from '@playwright/test'

/** Collects errors that the browser reports: errors of scripts, and requests that the content security policy blocked. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} (${message.location().url})`)
  })
  return problems
}
