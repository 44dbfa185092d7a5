import { z } from 'zod'

/** How people sign in: with a password of ours, or at one of three providers. The configuration selects one. */
export const metodosDeLogin = ['jwt', 'amplify', 'firebase', 'auth0'] as const
export type MetodoDeLogin = (typeof metodosDeLogin)[number]

const amplify = z.object({
  metodo: z.literal('amplify'),
  /** Cognito user pool; its first part is the region. */
  pool: z.string(),
  cliente: z.string(),
  /** Address of a Cognito emulator. */
  emulador: z.string().optional(),
})

const firebase = z.object({
  metodo: z.literal('firebase'),
  projeto: z.string(),
  /** Web API key: it names the project to Google and opens nothing. */
  chave: z.string(),
  /** Address of the Auth emulator, whose tokens nobody signs. */
  emulador: z.string().optional(),
})

const auth0 = z.object({
  metodo: z.literal('auth0'),
  /** Origin of the tenant. */
  dominio: z.string(),
  cliente: z.string(),
})

/** The provider of an installation that has one, as its pages need to know it. Nothing of it is secret. */
export const provedorDeAcesso = z.discriminatedUnion('metodo', [amplify, firebase, auth0])
export type ProvedorDeAcesso = z.output<typeof provedorDeAcesso>
export type MetodoComProvedor = ProvedorDeAcesso['metodo']
export type ProvedorDe<M extends MetodoComProvedor> = Extract<ProvedorDeAcesso, { readonly metodo: M }>
