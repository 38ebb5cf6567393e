/** Claims of a preview token, a JSON Web Token that is signed with HS256. */
export interface PreviewClaims {
  /** Id of the token, by which an administrator can revoke it. */
  jti: string
  /** Name of the person who received the token. */
  sub: string
  /** Start and end of the validity, in seconds since 1970. */
  iat: number
  exp: number
  /** Branches that the token allows; undefined for all. */
  branches?: string[]
  /** Patterns of paths that the token allows, such as "/docs/**"; undefined for all. */
  paths?: string[]
  /** Ids of the tokens from which a shared token was created. Revoking one of them revokes this token, too. */
  parents?: string[]
}
