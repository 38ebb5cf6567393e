import * as React from 'react'
import { useState } from 'react'
import { Button } from '@galley/ui/button'
import { navigateTo } from '@galley/ui/link'

export function Example() {
  const [refusal, setRefusal] = useState('')
  const handleOutside = () => {
    try {
      navigateTo('https://example.org')
    } catch (error) {
      setRefusal(String(error))
    }
  }
  return (
    <>
      <Button onClick={() => navigateTo('/blog')}>Go to the blog</Button>
      <Button variant="outline" color="neutral" onClick={handleOutside}>
        Go to example.org
      </Button>
      <output>{refusal}</output>
    </>
  )
}
