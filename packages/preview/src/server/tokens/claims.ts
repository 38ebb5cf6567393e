import type { PreviewClaims } from '@galley/core/preview'
import { z } from 'zod'
import { explainPattern } from './scopes'

/** Maximum lifetime of a token. */
export const MAX_TOKEN_SECONDS = 365 * 24 * 60 * 60

/** Maximum length of a token, about the maximum size of a cookie. Longer tokens are refused unread. */
export const MAX_TOKEN_LENGTH = 4000

/** Maximum depth of shared links that are shared again. */
export const MAX_PARENTS = 8

const MAX_NAME_LENGTH = 100
const MAX_SCOPES = 20

export const TOKEN_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

const tokenId = z.string().regex(TOKEN_ID)

/** The claims of a token, with messages for the command that signs one. */
export const claimsSchema: z.ZodType<PreviewClaims> = z.object({
  jti: tokenId,
  sub: z
    .string()
    .regex(
      new RegExp(`^\\P{Cc}{1,${MAX_NAME_LENGTH}}$`, 'u'),
      `The name must have 1 to ${MAX_NAME_LENGTH} characters in one line. Give the name of the editor.`,
    ),
  iat: z.int(),
  exp: z.int(),
  branches: z.array(z.string().max(MAX_NAME_LENGTH)).min(1).max(MAX_SCOPES).optional(),
  paths: z
    .array(
      z.string().superRefine((pattern, context) => {
        const problem = explainPattern(pattern)
        if (problem) context.addIssue(problem)
      }),
    )
    .min(1)
    .max(MAX_SCOPES)
    .optional(),
  parents: z.array(tokenId).max(MAX_PARENTS).optional(),
})
