import * as React from 'react'
import { useState } from 'react'
import { AuthForm } from '@galley/ui/auth-form'

const wait = () => new Promise((resolve) => setTimeout(resolve, 1000))

export function Example() {
  const [user, setUser] = useState('')
  if (user) return <p role="status">Signed in as {user}.</p>
  return (
    <AuthForm
      title="Sign in"
      description="The password is “galley-proof”."
      providers={[{ label: 'Continue with GitHub', icon: 'github', onClick: wait }]}
      fields={[
        { name: 'email', label: 'Email', type: 'email', required: true, autoComplete: 'email' },
        { name: 'password', label: 'Password', type: 'password', required: true, autoComplete: 'current-password' },
        { name: 'stay', label: 'Stay signed in', type: 'checkbox' },
      ]}
      validate={({ password = '' }) => (password.length < 8 ? { password: 'Use at least 8 characters.' } : {})}
      onSubmit={async ({ email = '', password }) => {
        await wait()
        if (password !== 'galley-proof') return { form: 'Email or password is wrong.' }
        setUser(email)
      }}
    />
  )
}
