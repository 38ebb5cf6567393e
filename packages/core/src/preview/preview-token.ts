/** What a token says, signed with HS256 as a JSON Web Token. */
export interface PreviewClaims {
  /** Id of the token, by which it can be taken back. */
  jti: string
  /** Whom it was given to. */
  sub: string
  /** Seconds since 1970: from when and until when it is good. */
  iat: number
  exp: number
  /** Branches it may see; undefined for all. */
  branches?: string[]
  /** Patterns of paths it may see, such as "/docs/**"; undefined for all. */
  paths?: string[]
  /** Ids of the tokens that it was made from, to share a page: taking one of them back takes this one back. */
  parents?: string[]
}
