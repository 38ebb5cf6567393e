import * as React from 'react'
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import type { GalleryTemplate } from './template-gallery'
import { TemplateGallery } from '.'

const docs: GalleryTemplate = {
  path: '/templates/docs',
  title: 'Docs',
  subtitle: 'For a product.',
  description: 'With a changelog.',
  category: 'Documentation',
  licenseType: 'free',
  mainScreen: { path: 'docs.png', width: 16, height: 10, file: null },
}
const blog = { ...docs, path: '/templates/blog', title: 'Blog', description: 'Articles </script>.', category: 'Blog' }
const shop = { ...docs, path: '/templates/shop', title: 'Shop', category: 'Shop', licenseType: 'pro' }
const templates = [docs, blog, shop]

const listTitles = () => screen.queryAllByRole('article').map((card) => card.querySelector('h2')!.textContent)
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))
const goBack = () =>
  act(async () => {
    const arrival = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }))
    window.history.back()
    await arrival
  })

beforeEach(() => window.history.replaceState(null, '', '/templates'))

test('a category hides all other templates and changes the URL', async () => {
  render(<TemplateGallery templates={templates} />)
  expect(listTitles()).toEqual(['Docs', 'Blog', 'Shop'])
  expect(screen.getByRole('status')).toHaveTextContent('3 templates')
  await choose('Blog')
  expect(listTitles()).toEqual(['Blog'])
  expect(screen.getByRole('status')).toHaveTextContent('1 of 3 templates')
  expect(window.location.search).toBe('?category=Blog')
})

test('the back button restores the earlier choices', async () => {
  render(<TemplateGallery templates={templates} />)
  await choose('Documentation')
  await choose('Pro')
  expect(listTitles()).toEqual([])
  await goBack()
  expect(listTitles()).toEqual(['Docs'])
  expect(screen.getByRole('radio', { name: 'Documentation' })).toBeChecked()
  await goBack()
  expect(listTitles()).toHaveLength(3)
})

test('finds templates that contain every typed word, and changes the URL after a pause', async () => {
  window.history.replaceState(null, '', '/templates?license=free&page=1')
  render(<TemplateGallery templates={templates} />)
  const entries = window.history.length
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search templates' }), 'Changelog PRODUCT')
  expect(listTitles()).toEqual(['Docs'])
  await waitFor(() => expect(window.location.search).toBe('?license=free&page=1&text=Changelog+PRODUCT'))
  expect(window.history).toHaveLength(entries)
  expect(listTitles()).toEqual(['Docs'])
})

test('if no template matches, a button clears the filters', async () => {
  window.history.replaceState(null, '', '/templates?category=Blog&text=none')
  render(<TemplateGallery templates={templates} />)
  expect(screen.getByText('No template matches these filters.')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('0 of 3 templates')
  await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }))
  expect(listTitles()).toHaveLength(3)
  expect(window.location.search).toBe('')
  expect(screen.getByRole('searchbox')).toHaveFocus()
})

test('hides a filter that has only one value, and all filters if there is only one template', () => {
  const { rerender } = render(<TemplateGallery templates={[docs, blog]} />)
  expect(screen.getByRole('group', { name: 'Category' })).toBeInTheDocument()
  expect(screen.queryByRole('group', { name: 'Licence' })).not.toBeInTheDocument()
  rerender(<TemplateGallery templates={[docs]} />)
  expect(screen.queryByRole('search')).not.toBeInTheDocument()
  expect(screen.getByRole('status')).toHaveTextContent('1 template')
})

describe('the HTML of the server', () => {
  /** Runs the page's inline script as a browser does while it parses the HTML. */
  function open(search: string) {
    window.history.replaceState(null, '', `/templates${search}`)
    document.body.innerHTML = renderToString(<TemplateGallery templates={templates} />)
    const script = document.querySelector('script')!
    Object.defineProperty(document, 'currentScript', { configurable: true, value: script })
    window.eval(script.textContent)
    return screen.getByRole('region', { name: 'All templates' })
  }

  test('applies the filter of the URL before the application loads, and requests the application', () => {
    expect(open('?category=blog&text=articles')).toHaveAttribute('data-app')
    expect(listTitles()).toEqual(['Blog'])
    expect(screen.getByRole('radio', { name: 'Blog' })).toBeChecked()
  })

  test('keeps a choice that the reader made before the application had loaded', async () => {
    open('?category=blog')
    // React reports the changes that the inline script made before hydration, but keeps them.
    jest.spyOn(console, 'error').mockImplementation(() => undefined)
    const root = document.body.appendChild(document.createElement('div'))
    root.append(...document.querySelectorAll('section'))
    screen.getByRole<HTMLInputElement>('radio', { name: 'Shop' }).click()
    await act(async () => void hydrateRoot(root, <TemplateGallery templates={templates} />))
    expect(listTitles()).toEqual(['Shop'])
    expect(screen.getByRole('radio', { name: 'Shop' })).toBeChecked()
    expect(window.location.search).toBe('?category=Shop')
  })
})
