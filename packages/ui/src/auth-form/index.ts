export { AuthForm, type AuthField, type AuthFormProps, type AuthProvider } from './auth-form'
export type { AuthErrors, AuthValues } from './use-auth-form'
