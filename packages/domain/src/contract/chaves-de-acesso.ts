import { z } from 'zod'
import { maxNomeDaChave, transportes } from '../acesso/chave-de-acesso.ts'
import { id, instante, textoObrigatorio } from '../br/campos.ts'
import { autenticado, endpoint, publico, type Contract } from '../http/endpoint.ts'
import { sessaoAberta } from './auth.ts'
import { bilhete, codigosNovos, seguranca } from './segundo-fator.ts'

// Passkeys. What goes to the browser and comes back has the names of WebAuthn; only what is read of it is taken.

/** Bytes as WebAuthn writes them, of at most `max` characters. */
const base64url = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/)

// An id has at most 1,023 bytes.
const idDaCredencial = base64url(1_364)
const clientDataJSON = base64url(4_096)

/** What a new key says of itself. */
const credencialNova = z.strictObject({
  id: idDaCredencial,
  clientDataJSON,
  attestationObject: base64url(16_384),
  transports: z.array(z.enum(transportes)).max(transportes.length),
})
export type CredencialNova = z.output<typeof credencialNova>

/** What a key signed. */
const assinatura = z.strictObject({
  id: idDaCredencial,
  clientDataJSON,
  authenticatorData: base64url(2_048),
  signature: base64url(2_048),
})
export type Assinatura = z.output<typeof assinatura>

const credenciais = z.array(
  z.object({ id: z.string(), type: z.literal('public-key'), transports: z.array(z.enum(transportes)) }),
)

/** `PublicKeyCredentialCreationOptionsJSON`. */
const opcoesDeCriacao = z.object({
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  challenge: z.string(),
  pubKeyCredParams: z.array(z.object({ alg: z.int(), type: z.literal('public-key') })),
  timeout: z.int(),
  excludeCredentials: credenciais,
  authenticatorSelection: z.object({
    residentKey: z.literal('preferred'),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
})
export type OpcoesDeCriacao = z.output<typeof opcoesDeCriacao>

/** `PublicKeyCredentialRequestOptionsJSON`. */
const opcoesDeUso = z.object({
  rpId: z.string(),
  challenge: z.string(),
  allowCredentials: credenciais,
  timeout: z.int(),
  userVerification: z.literal('required'),
})
export type OpcoesDeUso = z.output<typeof opcoesDeUso>

const nome = textoObrigatorio(maxNomeDaChave)

/** What a new key may be called: the browser and the system, in words. */
const nomeProposto = z.string()

const ACESSO = 'Acesso'
const CONTA = 'Conta'

export const chavesDeAcessoContract = {
  'POST /api/auth/segundo-fator/desafio': endpoint({
    tag: ACESSO,
    summary: 'O que a chave de acesso assina no segundo passo da entrada',
    access: publico,
    body: z.strictObject({ bilhete }),
    response: z.object({ opcoes: opcoesDeUso }),
    perMinute: 60,
  }),
  'POST /api/auth/segundo-fator/chave': endpoint({
    tag: ACESSO,
    summary: 'Segundo passo da entrada com uma chave de acesso',
    access: publico,
    body: z.strictObject({ bilhete, assinatura }),
    response: sessaoAberta,
    perMinute: 60,
  }),
  'POST /api/auth/segundo-fator/preparar-chave': endpoint({
    tag: ACESSO,
    summary: 'Começa o cadastro, com uma chave de acesso, do segundo passo que a empresa exige',
    access: publico,
    body: z.strictObject({ bilhete }),
    response: z.object({ opcoes: opcoesDeCriacao, nome: nomeProposto }),
    perMinute: 60,
  }),
  'POST /api/auth/segundo-fator/cadastrar-chave': endpoint({
    tag: ACESSO,
    summary: 'Cadastra a chave de acesso como o segundo passo exigido e entra; dá os códigos de recuperação',
    access: publico,
    body: z.strictObject({ bilhete, nome, credencial: credencialNova }),
    response: z.object({ sessao: sessaoAberta, codigos: codigosNovos }),
    perMinute: 60,
  }),
  'POST /api/auth/confirmar/desafio': endpoint({
    tag: ACESSO,
    summary: 'O que a própria chave de acesso assina para confirmar quem é, no lugar da senha',
    access: autenticado,
    body: z.strictObject({ meio: z.literal('chave') }),
    response: z.object({ bilhete: z.string(), opcoes: opcoesDeUso }),
    perMinute: 20,
  }),
  'POST /api/auth/confirmar/chave': endpoint({
    tag: ACESSO,
    summary: 'Confirma com a chave de acesso, para ações sensíveis, por 5 minutos',
    access: autenticado,
    body: z.strictObject({ bilhete, assinatura }),
    response: z.object({ confirmadaAte: instante }),
    perMinute: 20,
  }),
  'POST /api/conta/seguranca/chaves/preparar': endpoint({
    tag: CONTA,
    summary: 'Começa o cadastro de uma chave de acesso; pede a senha confirmada',
    access: autenticado,
    body: z.strictObject({ meio: z.literal('chave') }),
    response: z.object({
      bilhete: z.string(),
      opcoes: opcoesDeCriacao,
      nome: nomeProposto,
      expiraEm: instante,
    }),
    perMinute: 60,
  }),
  'POST /api/conta/seguranca/chaves/cadastrar': endpoint({
    tag: CONTA,
    summary: 'Cadastra a chave de acesso e encerra as outras sessões',
    access: autenticado,
    body: z.strictObject({ bilhete, nome, credencial: credencialNova }),
    /** Recovery codes, where there were none. */
    response: z.object({ seguranca, codigos: codigosNovos }),
    perMinute: 60,
  }),
  'PUT /api/conta/seguranca/chaves/renomear': endpoint({
    tag: CONTA,
    summary: 'Muda o nome de uma chave de acesso; pede a senha confirmada',
    access: autenticado,
    body: z.strictObject({ id, nome }),
    response: seguranca,
  }),
  'POST /api/conta/seguranca/chaves/retirar': endpoint({
    tag: CONTA,
    summary: 'Retira uma chave de acesso e encerra as outras sessões; pede a senha confirmada',
    access: autenticado,
    body: z.strictObject({ id }),
    response: seguranca,
  }),
} as const satisfies Contract
