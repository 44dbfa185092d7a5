import { z } from 'zod'
import { isCodigoDoApp, normalizarCodigoDoApp } from '../acesso/codigo-do-app.ts'
import { instante, texto } from '../br/campos.ts'
import { autenticado, endpoint, publico, type Contract } from '../http/endpoint.ts'
import { isCodigo, normalizarCodigo } from '../usuarios/codigo.ts'
import { appNovo, sessaoAberta } from './auth.ts'

export const bilhete = z.string().regex(/^[\w-]{43}$/, 'Comece de novo: volte para usuário e senha')

const codigoDoApp = texto(20)
  .transform(normalizarCodigoDoApp)
  .refine(isCodigoDoApp, 'Confira o código: são 6 números')
/** The form says which it is. */
const qualquerCodigo = texto(40)
  .transform(normalizarCodigo)
  .refine(
    (codigo) => isCodigoDoApp(codigo) || isCodigo(codigo),
    'Confira o código: são 6 números, ou 12 letras e números se for de recuperação',
  )

/** A passkey of the person. */
const chaveDeAcesso = z.object({
  id: z.int(),
  nome: z.string(),
  criadoEm: instante,
  usadoEm: instante.nullable(),
  /** Made at the address by which this was asked: at another one it does not work. */
  daqui: z.boolean(),
})
export type ChaveDeAcesso = z.output<typeof chaveDeAcesso>

/** Shown once. */
export const codigosNovos = z.array(z.string())

export const seguranca = z.object({
  /** The company asks a second factor of this person. */
  exigido: z.boolean(),
  app: z.object({ criadoEm: instante, usadoEm: instante.nullable() }).nullable(),
  chaves: z.array(chaveDeAcesso),
  /** Whether a passkey can be made at the address by which this was asked. */
  aceitaChaves: z.boolean(),
  /** Recovery codes that were not used. */
  codigos: z.int(),
})
export type Seguranca = z.output<typeof seguranca>

const ACESSO = 'Acesso'
const CONTA = 'Conta'

export const segundoFatorContract = {
  'POST /api/auth/segundo-fator': endpoint({
    tag: ACESSO,
    summary: 'Segundo passo da entrada: o código do aplicativo ou um de recuperação',
    access: publico,
    body: z.strictObject({ bilhete, codigo: qualquerCodigo }),
    response: sessaoAberta,
    perMinute: 60,
  }),
  'POST /api/auth/segundo-fator/cadastrar': endpoint({
    tag: ACESSO,
    summary:
      'Cadastra o segundo passo que a empresa exige, com um código dele, e entra; dá os códigos de recuperação',
    access: publico,
    body: z.strictObject({ bilhete, codigo: codigoDoApp }),
    response: z.object({ sessao: sessaoAberta, codigos: codigosNovos }),
    perMinute: 60,
  }),
  'GET /api/conta/seguranca': endpoint({
    tag: CONTA,
    summary: 'O próprio segundo passo: aplicativo, chaves de acesso e códigos de recuperação',
    access: autenticado,
    response: seguranca,
  }),
  'POST /api/conta/seguranca/preparar': endpoint({
    tag: CONTA,
    summary: 'Começa o cadastro de um aplicativo de códigos; pede a senha confirmada',
    access: autenticado,
    body: z.strictObject({ meio: z.literal('app') }),
    response: z.object({ bilhete, app: appNovo, expiraEm: instante }),
    perMinute: 60,
  }),
  'POST /api/conta/seguranca/cadastrar': endpoint({
    tag: CONTA,
    summary: 'Confirma o aplicativo com um código dele e encerra as outras sessões',
    access: autenticado,
    body: z.strictObject({ bilhete, codigo: codigoDoApp }),
    /** Recovery codes, where there were none. */
    response: z.object({ seguranca, codigos: codigosNovos }),
    perMinute: 60,
  }),
  'POST /api/conta/seguranca/retirar': endpoint({
    tag: CONTA,
    summary: 'Retira o aplicativo de códigos e encerra as outras sessões; pede a senha confirmada',
    access: autenticado,
    body: z.strictObject({ meio: z.literal('app') }),
    response: seguranca,
  }),
  'POST /api/conta/seguranca/codigos': endpoint({
    tag: CONTA,
    summary: 'Dá outros códigos de recuperação em lugar dos de antes; pede a senha confirmada',
    access: autenticado,
    body: z.strictObject({ trocar: z.literal(true) }),
    response: z.object({ seguranca, codigos: codigosNovos }),
    perMinute: 60,
  }),
} as const satisfies Contract
