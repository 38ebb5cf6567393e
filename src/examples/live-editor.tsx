import * as React from 'react'
import { LiveEditor } from '~/components/sections/live-editor'

export const Example = () => <LiveEditor />
