import * as React from 'react'
import { startCopy } from '@galley/start/copy'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { UseTemplate } from '.'

beforeAll(startCopy)

const template = { owner: 'galley-docs', name: 'galley', branch: 'main', baseDir: '' }

test('shows and copies the command that clones the template', async () => {
  const user = userEvent.setup()
  render(<UseTemplate {...template} />)
  const command = 'git clone --depth 1 --branch main https://github.com/galley-docs/galley.git'
  expect(screen.getByRole('region', { name: 'Use this template' })).toHaveTextContent(command)
  await user.click(screen.getByRole('button', { name: 'Copy command to clipboard' }))
  expect(await navigator.clipboard.readText()).toBe(command)
})

test("shows the command that opens the template's folder, and links to the demo and the guide", () => {
  const guide = { path: '/docs/getting-started', title: 'Introduction' }
  render(<UseTemplate {...template} baseDir="starters/blog" demo="https://demo.example" guide={guide} />)
  expect(screen.getByRole('region')).toHaveTextContent('galley.git && cd galley/starters/blog')
  expect(screen.getByRole('link', { name: 'Try the demo' })).toHaveAttribute('href', 'https://demo.example')
  expect(screen.getByRole('link', { name: 'Introduction' })).toHaveAttribute('href', '/docs/getting-started')
})

test('shows the command of create-galley for a template of create-galley', () => {
  render(<UseTemplate {...template} starter="handbook" />)
  expect(screen.getByRole('region')).toHaveTextContent('npm create galley@latest my-site -- --template handbook')
})
